CREATE TABLE "watch_clock" (
	"account_id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	"spent_until" timestamp with time zone NOT NULL,
	"from_second" double precision NOT NULL,
	"to_second" double precision NOT NULL,
	"added_seconds" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watch_session" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"video_id" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watched_film" (
	"account_id" text NOT NULL,
	"video_id" text NOT NULL,
	"ranges" jsonb NOT NULL,
	"sessions" jsonb NOT NULL,
	"seen_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watched_film_account_id_video_id_pk" PRIMARY KEY("account_id","video_id")
);
--> statement-breakpoint
ALTER TABLE "watch_clock" ADD CONSTRAINT "watch_clock_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_session" ADD CONSTRAINT "watch_session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_session" ADD CONSTRAINT "watch_session_video_id_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_film" ADD CONSTRAINT "watched_film_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_film" ADD CONSTRAINT "watched_film_video_id_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "watch_session_account" ON "watch_session" USING btree ("account_id","opened_at");--> statement-breakpoint
CREATE INDEX "watch_session_video" ON "watch_session" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "watch_session_opened" ON "watch_session" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "watched_film_video" ON "watched_film" USING btree ("video_id");
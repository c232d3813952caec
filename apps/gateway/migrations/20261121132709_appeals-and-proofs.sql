CREATE TABLE "band_token" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"session_id" text NOT NULL,
	"proof" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "appeal" (
	"id" text PRIMARY KEY NOT NULL,
	"case_number" text NOT NULL,
	"account_id" text NOT NULL,
	"lock_id" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answer" text,
	"answered_by" text
);
--> statement-breakpoint
CREATE TABLE "appeal_image" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"appeal_id" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_lock" ADD COLUMN "ip" text;--> statement-breakpoint
ALTER TABLE "account_lock" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "account_lock" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "band_token" ADD CONSTRAINT "band_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "band_token" ADD CONSTRAINT "band_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal" ADD CONSTRAINT "appeal_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal" ADD CONSTRAINT "appeal_lock_id_account_lock_id_fk" FOREIGN KEY ("lock_id") REFERENCES "public"."account_lock"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_image" ADD CONSTRAINT "appeal_image_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_image" ADD CONSTRAINT "appeal_image_appeal_id_appeal_id_fk" FOREIGN KEY ("appeal_id") REFERENCES "public"."appeal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "band_token_account" ON "band_token" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "band_token_session" ON "band_token" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "appeal_case_number" ON "appeal" USING btree ("case_number");--> statement-breakpoint
CREATE UNIQUE INDEX "appeal_open" ON "appeal" USING btree ("account_id") WHERE "appeal"."state" = 'open';--> statement-breakpoint
CREATE INDEX "appeal_account" ON "appeal" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "appeal_state" ON "appeal" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "appeal_image_account" ON "appeal_image" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "appeal_image_appeal" ON "appeal_image" USING btree ("appeal_id");--> statement-breakpoint
CREATE INDEX "appeal_image_waiting" ON "appeal_image" USING btree ("created_at") WHERE "appeal_image"."appeal_id" is null;
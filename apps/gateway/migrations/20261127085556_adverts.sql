CREATE TABLE "advert" (
	"id" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"live_id" text,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"picture_id" text,
	"link" text NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone NOT NULL,
	"daily_cap" smallint NOT NULL,
	CONSTRAINT "advert_event" CHECK ("advert"."place" = 'live' or "advert"."live_id" is null),
	CONSTRAINT "advert_time" CHECK ("advert"."until_at" > "advert"."from_at"),
	CONSTRAINT "advert_cap" CHECK ("advert"."daily_cap" between 1 and 1000)
);
--> statement-breakpoint
ALTER TABLE "advert" ADD CONSTRAINT "advert_live_id_live_event_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advert" ADD CONSTRAINT "advert_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advert_place" ON "advert" USING btree ("place","live_id","until_at");--> statement-breakpoint
CREATE INDEX "advert_live" ON "advert" USING btree ("live_id") WHERE "advert"."live_id" is not null;
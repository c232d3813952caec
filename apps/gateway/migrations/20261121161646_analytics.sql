CREATE TABLE "analytics_count" (
	"day" date NOT NULL,
	"metric" text NOT NULL,
	"page" text NOT NULL,
	"channel" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "analytics_count_day_metric_page_channel_subject_pk" PRIMARY KEY("day","metric","page","channel","subject")
);
--> statement-breakpoint
CREATE TABLE "analytics_day" (
	"day" date PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_event" (
	"batch_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"account_id" text,
	"visitor" "bytea",
	"session_id" text NOT NULL,
	"channel" text NOT NULL,
	"first_channel" text NOT NULL,
	"channel_history" text NOT NULL,
	"page" text NOT NULL,
	"content_id" text NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "analytics_event_batch_id_place_pk" PRIMARY KEY("batch_id","place")
);
--> statement-breakpoint
CREATE INDEX "analytics_event_time" ON "analytics_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "analytics_event_account" ON "analytics_event" USING btree ("account_id") WHERE "analytics_event"."account_id" is not null;
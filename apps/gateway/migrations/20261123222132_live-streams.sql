CREATE TABLE "live_channel" (
	"id" text PRIMARY KEY NOT NULL,
	"live_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"key_hash" "bytea",
	"encoder_id" uuid,
	"encoder_seen_at" timestamp with time zone,
	"segment_at" timestamp with time zone,
	CONSTRAINT "live_channel_position" UNIQUE("live_id","position")
);
--> statement-breakpoint
CREATE TABLE "live_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel_id" text NOT NULL,
	"position" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"rungs" text[] NOT NULL,
	"has_audio" boolean NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "live_run_position" UNIQUE("channel_id","position")
);
--> statement-breakpoint
CREATE TABLE "live_segment" (
	"channel_id" text NOT NULL,
	"rendition" text NOT NULL,
	"position" bigint NOT NULL,
	"run_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seconds" double precision NOT NULL,
	CONSTRAINT "live_segment_channel_id_rendition_position_pk" PRIMARY KEY("channel_id","rendition","position"),
	CONSTRAINT "live_segment_number" UNIQUE("run_id","rendition","number"),
	CONSTRAINT "live_segment_seconds" CHECK ("live_segment"."seconds" > 0)
);
--> statement-breakpoint
CREATE TABLE "live_status_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_status_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"live_id" text NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"from" smallint NOT NULL,
	"to" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "clarities" text[] DEFAULT '{"SD","HD","FHD"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_channel" ADD CONSTRAINT "live_channel_live_id_live_event_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_run" ADD CONSTRAINT "live_run_channel_id_live_channel_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."live_channel"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_segment" ADD CONSTRAINT "live_segment_channel_id_live_channel_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."live_channel"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_segment" ADD CONSTRAINT "live_segment_run_id_live_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."live_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_status_change" ADD CONSTRAINT "live_status_change_live_id_live_event_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_channel_segment" ON "live_channel" USING btree ("segment_at") WHERE "live_channel"."segment_at" is not null;--> statement-breakpoint
CREATE INDEX "live_segment_started" ON "live_segment" USING btree ("channel_id","rendition","started_at");--> statement-breakpoint
CREATE INDEX "live_status_change_event" ON "live_status_change" USING btree ("live_id","id");
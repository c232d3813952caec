CREATE TABLE "live_caption" (
	"channel_id" text NOT NULL,
	"language" text NOT NULL,
	"caption_id" text NOT NULL,
	"revision" integer NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "live_caption_channel_id_language_caption_id_pk" PRIMARY KEY("channel_id","language","caption_id"),
	CONSTRAINT "live_caption_span" CHECK ("live_caption"."end_at" > "live_caption"."start_at")
);
--> statement-breakpoint
ALTER TABLE "live_channel" ADD COLUMN "caption_key_hash" "bytea";--> statement-breakpoint
ALTER TABLE "live_channel" ADD COLUMN "caption_languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_channel" ADD COLUMN "captions_unindexed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "live_caption" ADD CONSTRAINT "live_caption_channel_id_live_channel_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."live_channel"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_caption_start" ON "live_caption" USING btree ("channel_id","language","start_at");--> statement-breakpoint
CREATE INDEX "live_channel_unindexed" ON "live_channel" USING btree ("live_id") WHERE "live_channel"."captions_unindexed";
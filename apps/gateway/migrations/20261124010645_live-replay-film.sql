ALTER TABLE "live_event" ADD COLUMN "playback_video_id" text;--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "sample_plan_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_event" ADD CONSTRAINT "live_event_playback_video_id_video_id_fk" FOREIGN KEY ("playback_video_id") REFERENCES "public"."video"("id") ON DELETE set null ON UPDATE no action;
CREATE TABLE "video_media" (
	"id" text PRIMARY KEY NOT NULL,
	"video_id" text,
	"disk" text NOT NULL,
	"folder" text NOT NULL,
	"media" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "video_media" ADD CONSTRAINT "video_media_video_id_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "video_media_current" ON "video_media" USING btree ("video_id") WHERE "video_media"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "video_media_replaced" ON "video_media" USING btree ("replaced_at");
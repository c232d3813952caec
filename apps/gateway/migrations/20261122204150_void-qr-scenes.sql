ALTER TABLE "qr_scene" ADD COLUMN "offered_numbers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "qr_scene" ADD COLUMN "confirmed_by_session_id" text;--> statement-breakpoint
CREATE INDEX "qr_scene_account" ON "qr_scene" USING btree ("account_id") WHERE "qr_scene"."account_id" is not null;
ALTER TABLE "live_chat" ADD COLUMN "announcement_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "live_chat" SET "announcement_id" = coalesce((SELECT max("id") FROM "live_status_change" WHERE "live_status_change"."live_id" = "live_chat"."live_id" AND "to" = 20), 0);

ALTER TABLE "live_chat" ADD COLUMN "texts_unindexed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "live_chat_unindexed" ON "live_chat" USING btree ("live_id") WHERE "live_chat"."texts_unindexed";--> statement-breakpoint
-- The replays that exist are indexed by the next run of the job.
UPDATE "live_chat" SET "texts_unindexed" = true;

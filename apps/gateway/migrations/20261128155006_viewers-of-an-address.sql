ALTER TABLE "live_presence" ADD COLUMN "address" "bytea";--> statement-breakpoint
CREATE INDEX "live_presence_address" ON "live_presence" USING btree ("live_id","address","seen_at");
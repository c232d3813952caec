DROP INDEX "play_counted";--> statement-breakpoint
ALTER TABLE "play" ALTER COLUMN "counted_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "play" ADD COLUMN "begun_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "play_begun" ON "play" USING btree ("begun_at");
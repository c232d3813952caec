ALTER TABLE "watch_session" ADD COLUMN "lesson_id" text;--> statement-breakpoint
ALTER TABLE "watch_session" DROP COLUMN "in_lesson";
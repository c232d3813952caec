ALTER TABLE "live_question" ADD COLUMN "guest_name" text;--> statement-breakpoint
ALTER TABLE "live_question" ADD COLUMN "guest_hospital" text;
ALTER TABLE "message_preference" ALTER COLUMN "reminds" SET DEFAULT true;--> statement-breakpoint
ALTER TABLE "message_preference" ADD COLUMN "mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message_preference" ADD COLUMN "sms" boolean DEFAULT false NOT NULL;
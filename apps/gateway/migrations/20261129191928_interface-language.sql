ALTER TABLE "account" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_locale" CHECK ("account"."locale" in ('zh', 'en'));
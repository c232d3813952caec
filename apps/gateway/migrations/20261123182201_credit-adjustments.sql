ALTER TABLE "credit_line" DROP CONSTRAINT "credit_line_figures";--> statement-breakpoint
ALTER TABLE "credit_line" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_line" ADD CONSTRAINT "credit_line_reason" CHECK (("credit_line"."source_type" = 'adjustment') = ("credit_line"."reason" <> ''));--> statement-breakpoint
ALTER TABLE "credit_line" ADD CONSTRAINT "credit_line_figures" CHECK ("credit_line"."source_type" = 'adjustment' or ("credit_line"."hours" >= 0 and "credit_line"."points" > 0));
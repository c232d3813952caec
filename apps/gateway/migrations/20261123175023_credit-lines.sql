CREATE TABLE "credit_line" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"source_type" text NOT NULL,
	"source_id" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"credit_class" text NOT NULL,
	"hours" numeric(5, 1) NOT NULL,
	"points" numeric(5, 1) NOT NULL,
	"evidence" jsonb NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "credit_line_source" UNIQUE("account_id","source_type","source_id"),
	CONSTRAINT "credit_line_figures" CHECK ("credit_line"."hours" >= 0 and "credit_line"."points" > 0),
	CONSTRAINT "credit_line_revoked" CHECK (("credit_line"."revoked_at" is null) = ("credit_line"."revoked_reason" = ''))
);
--> statement-breakpoint
ALTER TABLE "video" ADD COLUMN "credit_points" numeric(4, 1) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_line" ADD CONSTRAINT "credit_line_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_line_list" ON "credit_line" USING btree ("account_id","booked_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE TABLE "comment_report" (
	"account_id" text NOT NULL,
	"comment_id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "comment_report_account_id_comment_id_pk" PRIMARY KEY("account_id","comment_id"),
	CONSTRAINT "comment_report_note" CHECK ("comment_report"."reason" <> 'other' or "comment_report"."note" <> '')
);
--> statement-breakpoint
ALTER TABLE "comment_report" ADD CONSTRAINT "comment_report_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_report" ADD CONSTRAINT "comment_report_comment_id_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_report_comment" ON "comment_report" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "comment_report_waiting" ON "comment_report" USING btree ("created_at","comment_id") WHERE "comment_report"."closed_at" is null;
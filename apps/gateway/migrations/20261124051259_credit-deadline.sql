CREATE TABLE "credit_setting" (
	"account_id" text PRIMARY KEY NOT NULL,
	"deadline_month" smallint NOT NULL,
	"deadline_day" smallint NOT NULL,
	CONSTRAINT "credit_setting_deadline" CHECK ("credit_setting"."deadline_month" between 1 and 12 and "credit_setting"."deadline_day" between 1 and 31)
);
--> statement-breakpoint
ALTER TABLE "credit_setting" ADD CONSTRAINT "credit_setting_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "message_quiet" (
	"account_id" text PRIMARY KEY NOT NULL,
	"hours_on" boolean DEFAULT false NOT NULL,
	"hours_from" text DEFAULT '22:00' NOT NULL,
	"hours_to" text DEFAULT '07:00' NOT NULL,
	"paused_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "message_quiet" ADD CONSTRAINT "message_quiet_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;
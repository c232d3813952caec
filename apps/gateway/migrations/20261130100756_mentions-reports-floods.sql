CREATE TABLE "live_message_report" (
	"message_id" text NOT NULL,
	"account_id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_message_report_message_id_account_id_pk" PRIMARY KEY("message_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "live_message" ADD COLUMN "mentions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_participant" ADD COLUMN "flooded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_message_report" ADD CONSTRAINT "live_message_report_message_id_live_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."live_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_message_report" ADD CONSTRAINT "live_message_report_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_message_report_account" ON "live_message_report" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "live_participant_flooded" ON "live_participant" USING btree ("live_id","flooded_at") WHERE "live_participant"."flooded_at" is not null;
CREATE TABLE "live_assistant" (
	"live_id" text NOT NULL,
	"account_id" text NOT NULL,
	"appointed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_assistant_live_id_account_id_pk" PRIMARY KEY("live_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "live_assistant" ADD CONSTRAINT "live_assistant_live_id_live_event_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_assistant" ADD CONSTRAINT "live_assistant_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_assistant_account" ON "live_assistant" USING btree ("account_id");
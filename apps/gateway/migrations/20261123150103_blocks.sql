CREATE TABLE "account_block" (
	"account_id" text NOT NULL,
	"blocked_id" text NOT NULL,
	"person_id" text NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_block_account_id_blocked_id_pk" PRIMARY KEY("account_id","blocked_id"),
	CONSTRAINT "account_block_other" CHECK ("account_block"."account_id" <> "account_block"."blocked_id")
);
--> statement-breakpoint
ALTER TABLE "account_block" ADD CONSTRAINT "account_block_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_block" ADD CONSTRAINT "account_block_blocked_id_account_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_block" ADD CONSTRAINT "account_block_person_id_doctor_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_block_list" ON "account_block" USING btree ("account_id","blocked_at" DESC NULLS FIRST,"person_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "account_block_blocked" ON "account_block" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "account_block_person" ON "account_block" USING btree ("person_id");
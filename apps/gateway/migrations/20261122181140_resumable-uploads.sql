CREATE TABLE "upload" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"parts" text[] DEFAULT '{}' NOT NULL,
	"leased_until" timestamp with time zone,
	"stored_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_account" ON "upload" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "upload_created" ON "upload" USING btree ("created_at");
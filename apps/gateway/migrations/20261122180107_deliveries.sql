CREATE TABLE "delivery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"content" "bytea",
	"state" text DEFAULT 'queued' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "delivery_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE INDEX "delivery_account" ON "delivery" USING btree ("account");
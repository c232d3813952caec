CREATE TABLE "analytics_stack" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"stack" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "analytics_stack_seen" ON "analytics_stack" USING btree ("seen_at");
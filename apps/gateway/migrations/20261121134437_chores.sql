CREATE TABLE "chore_run" (
	"name" text PRIMARY KEY NOT NULL,
	"done_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "session_over" ON "session" USING btree (coalesce("ended_at", "expires_at"));
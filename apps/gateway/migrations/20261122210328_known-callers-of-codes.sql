ALTER TABLE "verification_code" ADD COLUMN "known" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_code" ADD COLUMN "known_tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "verification_code_sent" ON "verification_code" USING btree ("sent_at");
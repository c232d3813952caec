CREATE TABLE "wechat_push" (
	"event_hash" text PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "qr_scene" ADD COLUMN "kind" text DEFAULT 'scan' NOT NULL;--> statement-breakpoint
ALTER TABLE "qr_scene" ADD COLUMN "session_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "wechat_push_nonce" ON "wechat_push" USING btree ("nonce");--> statement-breakpoint
CREATE INDEX "wechat_push_received" ON "wechat_push" USING btree ("received_at");
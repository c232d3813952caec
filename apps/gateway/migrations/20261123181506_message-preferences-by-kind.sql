DROP INDEX "message_unread";--> statement-breakpoint
ALTER TABLE "message_preference" DROP CONSTRAINT "message_preference_account_id_scene_pk";--> statement-breakpoint
ALTER TABLE "message_preference" ADD COLUMN "kind" text DEFAULT 'notice' NOT NULL;--> statement-breakpoint
ALTER TABLE "message_preference" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "message_preference" ADD CONSTRAINT "message_preference_account_id_scene_kind_pk" PRIMARY KEY("account_id","scene","kind");--> statement-breakpoint
INSERT INTO "message_preference" ("account_id", "scene", "kind", "reminds", "mail", "sms")
SELECT "account_id", "scene", "each"."kind", "reminds", "mail", "sms"
FROM "message_preference", unnest(array['reply', 'comment', 'mention', 'like', 'follow', 'newContent']) AS "each" ("kind")
WHERE "scene" = 'edu_message';--> statement-breakpoint
CREATE INDEX "message_unread" ON "message" USING btree ("account_id","sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"scene","kind") WHERE "message"."read_at" is null;

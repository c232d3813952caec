-- Renames columns, constraints and indexes, which copies no rows; only live_booking is written again, as its last
-- notification becomes a word. Stop the gateways of the release before.
ALTER TABLE "account_block" RENAME COLUMN "person_id" TO "public_profile_id";--> statement-breakpoint
ALTER TABLE "account_block" RENAME CONSTRAINT "account_block_person_id_doctor_id_fk" TO "account_block_public_profile_id_doctor_id_fk";--> statement-breakpoint
ALTER INDEX "account_block_person" RENAME TO "account_block_public_profile";--> statement-breakpoint
ALTER TABLE "comment" RENAME COLUMN "person_id" TO "public_profile_id";--> statement-breakpoint
ALTER TABLE "comment" RENAME CONSTRAINT "comment_person_id_doctor_id_fk" TO "comment_public_profile_id_doctor_id_fk";--> statement-breakpoint
ALTER INDEX "comment_person" RENAME TO "comment_public_profile";--> statement-breakpoint
ALTER TABLE "comment_mention" RENAME COLUMN "person_id" TO "public_profile_id";--> statement-breakpoint
ALTER TABLE "comment_mention" RENAME CONSTRAINT "comment_mention_comment_id_person_id_pk" TO "comment_mention_comment_id_public_profile_id_pk";--> statement-breakpoint
ALTER TABLE "comment_mention" RENAME CONSTRAINT "comment_mention_person_id_doctor_id_fk" TO "comment_mention_public_profile_id_doctor_id_fk";--> statement-breakpoint
ALTER INDEX "comment_mention_person" RENAME TO "comment_mention_public_profile";--> statement-breakpoint
ALTER TABLE "live_message" RENAME COLUMN "person_id" TO "public_profile_id";--> statement-breakpoint
ALTER TABLE "live_message" RENAME CONSTRAINT "live_message_person_id_doctor_id_fk" TO "live_message_public_profile_id_doctor_id_fk";--> statement-breakpoint
ALTER INDEX "live_message_person" RENAME TO "live_message_public_profile";--> statement-breakpoint
ALTER TABLE "quote" RENAME COLUMN "place" TO "anchor";--> statement-breakpoint
ALTER TABLE "live_booking" ALTER COLUMN "last_notice" SET DATA TYPE text USING CASE "last_notice"
  WHEN 60 THEN 'hour' WHEN 5 THEN 'minutes5' WHEN 0 THEN 'started' WHEN -1 THEN 'cancelled' ELSE 'none' END;--> statement-breakpoint
ALTER TABLE "live_booking" ALTER COLUMN "last_notice" SET DEFAULT 'none';--> statement-breakpoint
ALTER TABLE "live_booking" ALTER COLUMN "last_notice" SET NOT NULL;

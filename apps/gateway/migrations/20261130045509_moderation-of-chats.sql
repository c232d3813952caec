CREATE TABLE "live_participant" (
	"live_id" text NOT NULL,
	"account_id" text NOT NULL,
	"user_id" text NOT NULL,
	"channel" text DEFAULT 'pc' NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"message_num" integer DEFAULT 0 NOT NULL,
	"speak_state" smallint DEFAULT 0 NOT NULL,
	"speak_reason" text DEFAULT '' NOT NULL,
	"speak_decided_at" timestamp with time zone,
	"speak_decided_by" text,
	CONSTRAINT "live_participant_live_id_account_id_pk" PRIMARY KEY("live_id","account_id"),
	CONSTRAINT "live_participant_user" UNIQUE("live_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "watched_word" (
	"word" text PRIMARY KEY NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_message" DROP CONSTRAINT "live_message_text";--> statement-breakpoint
ALTER TABLE "live_message" ALTER COLUMN "position" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "live_chat" ADD COLUMN "last_position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "live_chat" SET "last_position" = "message_num";--> statement-breakpoint
ALTER TABLE "live_chat" ADD COLUMN "slow_seconds" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "live_chat" ADD COLUMN "is_reviewed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "live_chat" ADD COLUMN "words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_message" ADD COLUMN "target_id" text;--> statement-breakpoint
ALTER TABLE "live_message" ADD COLUMN "target_account_id" text;--> statement-breakpoint
ALTER TABLE "live_message" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_message" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_message" ADD COLUMN "deleted_by" text;--> statement-breakpoint
ALTER TABLE "live_message" ADD COLUMN "held_for" text;--> statement-breakpoint
ALTER TABLE "live_message" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "live_message" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "live_message" ADD COLUMN "refusal" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_notice" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_notice" ADD COLUMN "deleted_by" text;--> statement-breakpoint
ALTER TABLE "live_participant" ADD CONSTRAINT "live_participant_live_id_live_event_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_participant" ADD CONSTRAINT "live_participant_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_participant" ADD CONSTRAINT "live_participant_speak_decided_by_account_id_fk" FOREIGN KEY ("speak_decided_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_participant_seen" ON "live_participant" USING btree ("live_id","seen_at");--> statement-breakpoint
CREATE INDEX "live_participant_muted" ON "live_participant" USING btree ("live_id") WHERE "live_participant"."speak_state" <> 0;--> statement-breakpoint
CREATE INDEX "live_participant_account" ON "live_participant" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "live_participant_decided_by" ON "live_participant" USING btree ("speak_decided_by");--> statement-breakpoint
CREATE INDEX "live_participant_age" ON "live_participant" USING btree ("joined_at");--> statement-breakpoint
ALTER TABLE "live_message" ADD CONSTRAINT "live_message_target_account_id_account_id_fk" FOREIGN KEY ("target_account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_message" ADD CONSTRAINT "live_message_deleted_by_account_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_message" ADD CONSTRAINT "live_message_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_notice" ADD CONSTRAINT "live_notice_deleted_by_account_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_message_deleted" ON "live_message" USING btree ("live_id","position" DESC NULLS FIRST) WHERE "live_message"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "live_message_held" ON "live_message" USING btree ("live_id","sent_at","id") WHERE "live_message"."held_for" is not null and "live_message"."position" is null;--> statement-breakpoint
CREATE INDEX "live_message_target_account" ON "live_message" USING btree ("target_account_id");--> statement-breakpoint
CREATE INDEX "live_message_deleted_by" ON "live_message" USING btree ("deleted_by");--> statement-breakpoint
CREATE INDEX "live_message_decided_by" ON "live_message" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "live_notice_deleted_by" ON "live_notice" USING btree ("deleted_by");--> statement-breakpoint
ALTER TABLE "live_message" ADD CONSTRAINT "live_message_target" CHECK (("live_message"."target_id" is null) = ("live_message"."msg_type" in (1, 17)));--> statement-breakpoint
ALTER TABLE "live_message" ADD CONSTRAINT "live_message_shown" CHECK ("live_message"."position" is not null or "live_message"."held_for" is not null);--> statement-breakpoint
ALTER TABLE "live_message" ADD CONSTRAINT "live_message_text" CHECK ("live_message"."text" <> '' or "live_message"."msg_type" in (3, 4, 5, 6, 7));
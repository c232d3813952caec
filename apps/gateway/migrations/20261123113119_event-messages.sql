CREATE TABLE "engagement_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"receiver_id" text NOT NULL,
	"actor_id" text NOT NULL,
	"ref_type" smallint NOT NULL,
	"ref_id" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "engagement_event_other" CHECK ("engagement_event"."receiver_id" <> "engagement_event"."actor_id")
);
--> statement-breakpoint
CREATE TABLE "message_actor" (
	"message_id" text NOT NULL,
	"actor_id" text NOT NULL,
	"comment_id" text,
	"acted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_actor_message_id_actor_id_pk" PRIMARY KEY("message_id","actor_id")
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "kind" text DEFAULT 'notice' NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "target_type" smallint;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "target_id" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "actor_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "engagement_event" ADD CONSTRAINT "engagement_event_receiver_id_account_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagement_event" ADD CONSTRAINT "engagement_event_actor_id_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_actor" ADD CONSTRAINT "message_actor_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_actor" ADD CONSTRAINT "message_actor_actor_id_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_actor" ADD CONSTRAINT "message_actor_comment_id_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "engagement_event_deed" ON "engagement_event" USING btree ("actor_id","kind","ref_type","ref_id");--> statement-breakpoint
CREATE INDEX "engagement_event_receiver" ON "engagement_event" USING btree ("receiver_id");--> statement-breakpoint
CREATE INDEX "engagement_event_recorded" ON "engagement_event" USING btree ("recorded_at");--> statement-breakpoint
CREATE INDEX "message_actor_latest" ON "message_actor" USING btree ("message_id","acted_at" DESC NULLS FIRST,"actor_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "message_actor_account" ON "message_actor" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "message_actor_comment" ON "message_actor" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "message_kind_list" ON "message" USING btree ("account_id","kind","sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "message_group" ON "message" USING btree ("account_id","kind","target_type","target_id") WHERE "message"."read_at" is null and "message"."target_id" is not null;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_target" CHECK (("message"."kind" = 'notice') = ("message"."target_id" is null));
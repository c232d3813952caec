CREATE TABLE "live_replay_position" (
	"account_id" text NOT NULL,
	"channel_id" text NOT NULL,
	"seconds" double precision NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_replay_position_account_id_channel_id_pk" PRIMARY KEY("account_id","channel_id")
);
--> statement-breakpoint
ALTER TABLE "live_replay_position" ADD CONSTRAINT "live_replay_position_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_replay_position" ADD CONSTRAINT "live_replay_position_channel_id_live_channel_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."live_channel"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_replay_position_channel" ON "live_replay_position" USING btree ("channel_id");
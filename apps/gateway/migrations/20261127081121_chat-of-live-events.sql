CREATE TABLE "live_chat" (
	"live_id" text PRIMARY KEY NOT NULL,
	"message_num" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_message" (
	"id" text PRIMARY KEY NOT NULL,
	"live_id" text NOT NULL,
	"position" integer NOT NULL,
	"account_id" text,
	"person_id" text,
	"guest_name" text,
	"guest_hospital" text,
	"msg_type" smallint NOT NULL,
	"msg_user_status" smallint NOT NULL,
	"text" text NOT NULL,
	"quote_id" text,
	"hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_message_position" UNIQUE("live_id","position"),
	CONSTRAINT "live_message_text" CHECK ("live_message"."text" <> '')
);
--> statement-breakpoint
CREATE TABLE "live_notice" (
	"id" text PRIMARY KEY NOT NULL,
	"live_id" text NOT NULL,
	"content" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_presence" (
	"live_id" text NOT NULL,
	"browser" "bytea" NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_presence_live_id_browser_pk" PRIMARY KEY("live_id","browser")
);
--> statement-breakpoint
ALTER TABLE "live_chat" ADD CONSTRAINT "live_chat_live_id_live_event_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_message" ADD CONSTRAINT "live_message_live_id_live_event_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_message" ADD CONSTRAINT "live_message_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_message" ADD CONSTRAINT "live_message_person_id_doctor_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_message" ADD CONSTRAINT "live_message_quote_id_live_message_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."live_message"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_notice" ADD CONSTRAINT "live_notice_live_id_live_event_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_presence" ADD CONSTRAINT "live_presence_live_id_live_event_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "live_message_hash" ON "live_message" USING btree ("live_id","account_id","hash");--> statement-breakpoint
CREATE INDEX "live_message_sent" ON "live_message" USING btree ("live_id","sent_at","position");--> statement-breakpoint
CREATE INDEX "live_message_account" ON "live_message" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "live_message_person" ON "live_message" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "live_message_quote" ON "live_message" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "live_message_age" ON "live_message" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "live_notice_sent" ON "live_notice" USING btree ("live_id","sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "live_presence_seen" ON "live_presence" USING btree ("live_id","seen_at");--> statement-breakpoint
CREATE INDEX "live_presence_age" ON "live_presence" USING btree ("seen_at");
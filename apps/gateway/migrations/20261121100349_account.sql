CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"mobile" text,
	"email" text,
	"password_hash" text,
	"name" text DEFAULT '' NOT NULL,
	"medical_title" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"role_id" smallint NOT NULL,
	"auth_state" smallint NOT NULL,
	"member_type" smallint DEFAULT 0 NOT NULL,
	"expiration_time" timestamp with time zone,
	"buy_type" smallint DEFAULT 0 NOT NULL,
	"discount_fen" integer,
	"international_status" smallint DEFAULT 0 NOT NULL,
	"cancel_requested_at" timestamp with time zone,
	"bind_confirmed_at" timestamp with time zone,
	"agreed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_named" CHECK ("account"."mobile" is not null or "account"."email" is not null),
	CONSTRAINT "account_email_lower" CHECK ("account"."email" = lower("account"."email"))
);
--> statement-breakpoint
CREATE TABLE "account_device" (
	"account_id" text NOT NULL,
	"device_id" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"first_login_at" timestamp with time zone NOT NULL,
	"last_login_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_device_account_id_device_id_pk" PRIMARY KEY("account_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "account_lock" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"type" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "daily_login" (
	"account_id" text NOT NULL,
	"day" date NOT NULL,
	"count" smallint NOT NULL,
	CONSTRAINT "daily_login_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
CREATE TABLE "password_failure" (
	"subject" text PRIMARY KEY NOT NULL,
	"failures" smallint NOT NULL,
	"last_tried_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "qr_scene" (
	"scene_hash" "bytea" PRIMARY KEY NOT NULL,
	"nonce_hash" "bytea" NOT NULL,
	"match_number" text NOT NULL,
	"state" text NOT NULL,
	"account_id" text,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"device_id" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"displaced_by_ip" text
);
--> statement-breakpoint
CREATE TABLE "verification_code" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verification_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"code" text,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_device" ADD CONSTRAINT "account_device_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_lock" ADD CONSTRAINT "account_lock_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_login" ADD CONSTRAINT "daily_login_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_scene" ADD CONSTRAINT "qr_scene_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_mobile" ON "account" USING btree ("mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "account" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "account_lock_open" ON "account_lock" USING btree ("account_id") WHERE "account_lock"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "account_lock_account" ON "account_lock" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token" ON "session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "session_open" ON "session" USING btree ("account_id","created_at") WHERE "session"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "verification_code_account" ON "verification_code" USING btree ("account","sent_at");--> statement-breakpoint
CREATE INDEX "outbox_message_account" ON "outbox_message" USING btree ("account","id");
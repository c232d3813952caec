CREATE TABLE "device_release" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_release_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" text NOT NULL,
	"device_id" text NOT NULL,
	"released_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_record" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"way" text NOT NULL,
	"result" text NOT NULL,
	"session_id" text,
	"kind" text NOT NULL,
	"device_id" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreement_consent" (
	"account_id" text NOT NULL,
	"code" text NOT NULL,
	"version" date NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agreement_consent_account_id_code_version_pk" PRIMARY KEY("account_id","code","version")
);
--> statement-breakpoint
CREATE TABLE "agreement_version" (
	"code" text NOT NULL,
	"version" date NOT NULL,
	"sections" jsonb NOT NULL,
	CONSTRAINT "agreement_version_code_version_pk" PRIMARY KEY("code","version")
);
--> statement-breakpoint
CREATE TABLE "language_preference" (
	"account_id" text PRIMARY KEY NOT NULL,
	"resource_language" smallint NOT NULL,
	"video_subtitles_language" smallint NOT NULL,
	"video_audio_language" smallint NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "specialty_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "device_release" ADD CONSTRAINT "device_release_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_record" ADD CONSTRAINT "login_record_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_consent" ADD CONSTRAINT "agreement_consent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "language_preference" ADD CONSTRAINT "language_preference_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_release_account" ON "device_release" USING btree ("account_id","released_at");--> statement-breakpoint
CREATE INDEX "login_record_account" ON "login_record" USING btree ("account_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "login_record_age" ON "login_record" USING btree ("at");--> statement-breakpoint
CREATE INDEX "account_cancelling" ON "account" USING btree ("cancel_requested_at") WHERE "account"."cancel_requested_at" is not null;
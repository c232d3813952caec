CREATE TABLE "transcript" (
	"serial" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"year" smallint NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone NOT NULL,
	"options" jsonb NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"medical_title" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"hours" numeric(7, 1) DEFAULT 0 NOT NULL,
	"points_i" numeric(7, 1) DEFAULT 0 NOT NULL,
	"points_ii" numeric(7, 1) DEFAULT 0 NOT NULL,
	"signature" "bytea",
	"file_hash" "bytea",
	"file_bytes" integer DEFAULT 0 NOT NULL,
	"has_file" boolean DEFAULT false NOT NULL,
	"replaced_by" text,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "transcript_finished" CHECK (("transcript"."state" = 'preparing') = ("transcript"."finished_at" is null)),
	CONSTRAINT "transcript_issued" CHECK (("transcript"."state" = 'ready') = ("transcript"."signature" is not null and "transcript"."file_hash" is not null)),
	CONSTRAINT "transcript_revoked" CHECK (("transcript"."revoked_at" is null) = ("transcript"."revoked_reason" = ''))
);
--> statement-breakpoint
ALTER TABLE "transcript" ADD CONSTRAINT "transcript_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "transcript_preparing" ON "transcript" USING btree ("account_id") WHERE "transcript"."state" = 'preparing';--> statement-breakpoint
CREATE INDEX "transcript_newest" ON "transcript" USING btree ("account_id","requested_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transcript_files" ON "transcript" USING btree ("finished_at") WHERE "transcript"."has_file";
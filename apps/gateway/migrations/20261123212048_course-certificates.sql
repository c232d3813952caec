CREATE TABLE "course_certificate" (
	"serial" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"course_id" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"lessons" integer NOT NULL,
	"lecturers" text[] NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	"hours" numeric(5, 1) NOT NULL,
	"credit_class" text,
	"points" numeric(5, 1) NOT NULL,
	"score" integer,
	"issued_at" timestamp with time zone NOT NULL,
	"signature" "bytea" NOT NULL,
	"file_hashes" text[] DEFAULT '{}' NOT NULL,
	"replaced_by" text,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "course_certificate_credit" CHECK (("course_certificate"."credit_class" is null) = ("course_certificate"."points" = 0)),
	CONSTRAINT "course_certificate_revoked" CHECK (("course_certificate"."revoked_at" is null) = ("course_certificate"."revoked_reason" = ''))
);
--> statement-breakpoint
ALTER TABLE "course_certificate" ADD CONSTRAINT "course_certificate_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_certificate_newest" ON "course_certificate" USING btree ("account_id","course_id") WHERE "course_certificate"."replaced_by" is null;--> statement-breakpoint
CREATE INDEX "course_certificate_account" ON "course_certificate" USING btree ("account_id");
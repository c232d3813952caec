CREATE TABLE "course_change" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"added" text[] NOT NULL,
	"removed" text[] NOT NULL,
	"changed" text[] NOT NULL,
	"test_changed" boolean NOT NULL,
	"told_up_to" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_change" ADD CONSTRAINT "course_change_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "course_attachment" (
	"id" text PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"disk" text NOT NULL,
	"path" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "course_attachment_order" UNIQUE("course_id","position")
);
--> statement-breakpoint
ALTER TABLE "course_attachment" ADD CONSTRAINT "course_attachment_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "course_change" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "course_learner" ADD COLUMN "changes_seen_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "course_change_course" ON "course_change" USING btree ("course_id","changed_at");--> statement-breakpoint
CREATE INDEX "course_change_untold" ON "course_change" USING btree ("changed_at","id") WHERE "course_change"."told_at" is null;--> statement-breakpoint
CREATE INDEX "course_change_changed" ON "course_change" USING btree ("changed_at");
CREATE TABLE "course_question" (
	"id" text PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"position" integer,
	"kind" text NOT NULL,
	"question" text NOT NULL,
	"options" text[] NOT NULL,
	"answer_key" integer[] NOT NULL,
	"explanation" text NOT NULL,
	"review" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_attempt" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"course_id" text NOT NULL,
	"seed" bigint NOT NULL,
	"question_ids" text[] NOT NULL,
	"answers" jsonb NOT NULL,
	"marked_ids" text[] NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"is_run_out" boolean NOT NULL,
	"score" integer,
	"passed" boolean,
	"right_ids" text[],
	CONSTRAINT "test_attempt_result" CHECK (("test_attempt"."submitted_at" is null) = ("test_attempt"."score" is null) and ("test_attempt"."score" is null) = ("test_attempt"."passed" is null)
        and ("test_attempt"."score" is null) = ("test_attempt"."right_ids" is null)),
	CONSTRAINT "test_attempt_time" CHECK ("test_attempt"."ends_at" > "test_attempt"."started_at")
);
--> statement-breakpoint
ALTER TABLE "course_question" ADD CONSTRAINT "course_question_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempt" ADD CONSTRAINT "test_attempt_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempt" ADD CONSTRAINT "test_attempt_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_question_course" ON "course_question" USING btree ("course_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "test_attempt_running" ON "test_attempt" USING btree ("account_id","course_id") WHERE "test_attempt"."submitted_at" is null;--> statement-breakpoint
CREATE INDEX "test_attempt_own" ON "test_attempt" USING btree ("account_id","course_id","started_at");--> statement-breakpoint
CREATE INDEX "test_attempt_course" ON "test_attempt" USING btree ("course_id","started_at");--> statement-breakpoint
CREATE INDEX "test_attempt_due" ON "test_attempt" USING btree ("ends_at") WHERE "test_attempt"."submitted_at" is null;
CREATE TABLE "course_learner" (
	"account_id" text NOT NULL,
	"course_id" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"learnt_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "course_learner_account_id_course_id_pk" PRIMARY KEY("account_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_reading" (
	"account_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"seconds" double precision NOT NULL,
	"sections" text[] NOT NULL,
	"share" double precision NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "lesson_reading_account_id_lesson_id_pk" PRIMARY KEY("account_id","lesson_id")
);
--> statement-breakpoint
ALTER TABLE "course_lesson" DROP CONSTRAINT "course_lesson_course_id_position_pk";--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "in_order" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "course_lesson" ADD COLUMN "id" text;--> statement-breakpoint
UPDATE "course_lesson" SET "id" = "course_id" || '-l' || "position" + 1;--> statement-breakpoint
ALTER TABLE "course_lesson" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "course_learner" ADD CONSTRAINT "course_learner_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_learner" ADD CONSTRAINT "course_learner_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_reading" ADD CONSTRAINT "lesson_reading_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_reading" ADD CONSTRAINT "lesson_reading_lesson_id_course_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."course_lesson"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_learner_latest" ON "course_learner" USING btree ("account_id","learnt_at" DESC NULLS FIRST,"course_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "course_learner_course" ON "course_learner" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "lesson_reading_lesson" ON "lesson_reading" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "course_lesson_order" ON "course_lesson" USING btree ("course_id","position");--> statement-breakpoint
CREATE INDEX "product_tags" ON "product" USING gin ("tags");
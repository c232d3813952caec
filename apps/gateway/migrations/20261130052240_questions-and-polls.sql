CREATE TABLE "live_poll" (
	"id" text PRIMARY KEY NOT NULL,
	"live_id" text NOT NULL,
	"text" text NOT NULL,
	"options" text[] NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"shows_result" text NOT NULL,
	"seconds" integer,
	"opened_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"chosen" smallint,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "live_poll_options" CHECK (cardinality("live_poll"."options") between 2 and 6)
);
--> statement-breakpoint
CREATE TABLE "live_poll_vote" (
	"poll_id" text NOT NULL,
	"account_id" text NOT NULL,
	"option" smallint NOT NULL,
	CONSTRAINT "live_poll_vote_poll_id_account_id_pk" PRIMARY KEY("poll_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "live_question" (
	"id" text PRIMARY KEY NOT NULL,
	"live_id" text NOT NULL,
	"account_id" text,
	"client_id" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"lecturer_id" text,
	"answer" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "live_question_votes" CHECK ("live_question"."votes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "live_question_vote" (
	"question_id" text NOT NULL,
	"account_id" text NOT NULL,
	CONSTRAINT "live_question_vote_question_id_account_id_pk" PRIMARY KEY("question_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "live_poll" ADD CONSTRAINT "live_poll_live_id_live_event_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_poll_vote" ADD CONSTRAINT "live_poll_vote_poll_id_live_poll_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."live_poll"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_poll_vote" ADD CONSTRAINT "live_poll_vote_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_question" ADD CONSTRAINT "live_question_live_id_live_event_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_question" ADD CONSTRAINT "live_question_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_question" ADD CONSTRAINT "live_question_lecturer_id_doctor_id_fk" FOREIGN KEY ("lecturer_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_question_vote" ADD CONSTRAINT "live_question_vote_question_id_live_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."live_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_question_vote" ADD CONSTRAINT "live_question_vote_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_poll_live" ON "live_poll" USING btree ("live_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "live_poll_age" ON "live_poll" USING btree ("opened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "live_poll_open" ON "live_poll" USING btree ("live_id") WHERE "live_poll"."state" = 'open';--> statement-breakpoint
CREATE INDEX "live_poll_vote_account" ON "live_poll_vote" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_question_client" ON "live_question" USING btree ("live_id","account_id","client_id");--> statement-breakpoint
CREATE INDEX "live_question_hot" ON "live_question" USING btree ("live_id","is_pinned" DESC NULLS FIRST,"votes" DESC NULLS FIRST,"id") WHERE "live_question"."state" in ('open', 'answering', 'answered');--> statement-breakpoint
CREATE INDEX "live_question_new" ON "live_question" USING btree ("live_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "live_question_age" ON "live_question" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "live_question_account" ON "live_question" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "live_question_lecturer" ON "live_question" USING btree ("lecturer_id");--> statement-breakpoint
CREATE INDEX "live_question_vote_account" ON "live_question_vote" USING btree ("account_id");
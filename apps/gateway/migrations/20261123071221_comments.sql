CREATE TABLE "comment" (
	"id" text PRIMARY KEY NOT NULL,
	"resource_type" smallint NOT NULL,
	"resource_id" text NOT NULL,
	"account_id" text,
	"person_id" text NOT NULL,
	"client_id" text NOT NULL,
	"root_id" text,
	"parent_id" text,
	"state" text NOT NULL,
	"text" text NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"answer_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "comment_counts" CHECK ("comment"."like_count" >= 0 and "comment"."answer_count" >= 0),
	CONSTRAINT "comment_levels" CHECK (("comment"."root_id" is null) = ("comment"."parent_id" is null)),
	CONSTRAINT "comment_text" CHECK (("comment"."state" = 'deleted') = ("comment"."text" = ''))
);
--> statement-breakpoint
CREATE TABLE "comment_like" (
	"account_id" text NOT NULL,
	"comment_id" text NOT NULL,
	CONSTRAINT "comment_like_account_id_comment_id_pk" PRIMARY KEY("account_id","comment_id")
);
--> statement-breakpoint
CREATE TABLE "comment_total" (
	"resource_type" smallint NOT NULL,
	"resource_id" text NOT NULL,
	"shown" integer NOT NULL,
	CONSTRAINT "comment_total_resource_type_resource_id_pk" PRIMARY KEY("resource_type","resource_id"),
	CONSTRAINT "comment_total_shown" CHECK ("comment_total"."shown" >= 0)
);
--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_person_id_doctor_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_root_id_comment_id_fk" FOREIGN KEY ("root_id") REFERENCES "public"."comment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_parent_id_comment_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_like" ADD CONSTRAINT "comment_like_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_like" ADD CONSTRAINT "comment_like_comment_id_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "comment_client" ON "comment" USING btree ("account_id","client_id");--> statement-breakpoint
CREATE INDEX "comment_latest" ON "comment" USING btree ("resource_type","resource_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "comment"."root_id" is null and ("comment"."state" = 'shown' or "comment"."answer_count" > 0);--> statement-breakpoint
CREATE INDEX "comment_most_liked" ON "comment" USING btree ("resource_type","resource_id","like_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "comment"."root_id" is null and ("comment"."state" = 'shown' or "comment"."answer_count" > 0);--> statement-breakpoint
CREATE INDEX "comment_replies" ON "comment" USING btree ("root_id","created_at","id") WHERE "comment"."state" = 'shown' or "comment"."answer_count" > 0;--> statement-breakpoint
CREATE INDEX "comment_parent" ON "comment" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "comment_person" ON "comment" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "comment_like_comment" ON "comment_like" USING btree ("comment_id");
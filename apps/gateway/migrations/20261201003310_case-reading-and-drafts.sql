CREATE TABLE "case_draft" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"client_id" text NOT NULL,
	"case_id" text,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"fields" jsonb NOT NULL,
	"browser" text NOT NULL,
	"note" text NOT NULL,
	"reason" text NOT NULL,
	"remarks" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"state_changed_at" timestamp with time zone NOT NULL,
	"expiry_notified_at" timestamp with time zone,
	CONSTRAINT "case_draft_version" CHECK ("case_draft"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "case_draft_image" (
	"id" text PRIMARY KEY NOT NULL,
	"draft_id" text NOT NULL,
	"account_id" text NOT NULL,
	"state" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"flags" jsonb,
	"boxes" jsonb NOT NULL,
	"is_checked" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_draft_series" (
	"id" text PRIMARY KEY NOT NULL,
	"draft_id" text NOT NULL,
	"account_id" text NOT NULL,
	"upload_id" text NOT NULL,
	"state" text NOT NULL,
	"attempt" smallint NOT NULL,
	"percent" smallint NOT NULL,
	"problem" text,
	"stack" jsonb,
	"flags" jsonb NOT NULL,
	"boxes" jsonb NOT NULL,
	"is_checked" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_draft_series_percent" CHECK ("case_draft_series"."percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "case_measure" (
	"account_id" text NOT NULL,
	"case_id" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"measures" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_opening" (
	"id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"account_id" text,
	"browser_hash" text,
	"option" smallint,
	"level" text,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_opening_option" CHECK ("case_opening"."option" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "case_vote_count" (
	"case_id" text NOT NULL,
	"option" smallint NOT NULL,
	"level" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "case_vote_count_case_id_option_level_pk" PRIMARY KEY("case_id","option","level")
);
--> statement-breakpoint
ALTER TABLE "clinical_case" ADD COLUMN "images" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "clinical_case" ADD COLUMN "stacks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "case_draft" ADD CONSTRAINT "case_draft_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_draft" ADD CONSTRAINT "case_draft_case_id_clinical_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."clinical_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_draft_image" ADD CONSTRAINT "case_draft_image_draft_id_case_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."case_draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_draft_image" ADD CONSTRAINT "case_draft_image_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_draft_series" ADD CONSTRAINT "case_draft_series_draft_id_case_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."case_draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_draft_series" ADD CONSTRAINT "case_draft_series_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_measure" ADD CONSTRAINT "case_measure_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_measure" ADD CONSTRAINT "case_measure_case_id_clinical_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."clinical_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_opening" ADD CONSTRAINT "case_opening_case_id_clinical_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."clinical_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_opening" ADD CONSTRAINT "case_opening_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_vote_count" ADD CONSTRAINT "case_vote_count_case_id_clinical_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."clinical_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "case_draft_client" ON "case_draft" USING btree ("account_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "case_draft_revision" ON "case_draft" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "case_draft_list" ON "case_draft" USING btree ("account_id","saved_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "case_draft_review" ON "case_draft" USING btree ("state_changed_at","id") WHERE "case_draft"."state" = 'review';--> statement-breakpoint
CREATE INDEX "case_draft_saved" ON "case_draft" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "case_draft_image_draft" ON "case_draft_image" USING btree ("draft_id","created_at","id");--> statement-breakpoint
CREATE INDEX "case_draft_image_account" ON "case_draft_image" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "case_draft_series_upload" ON "case_draft_series" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "case_draft_series_draft" ON "case_draft_series" USING btree ("draft_id","created_at","id");--> statement-breakpoint
CREATE INDEX "case_draft_series_account" ON "case_draft_series" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "case_measure_target" ON "case_measure" USING btree ("account_id","case_id","target_kind","target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "case_opening_account" ON "case_opening" USING btree ("account_id","case_id");--> statement-breakpoint
CREATE UNIQUE INDEX "case_opening_browser" ON "case_opening" USING btree ("browser_hash","case_id");--> statement-breakpoint
CREATE INDEX "case_opening_case" ON "case_opening" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "resource_author_unpublished" ON "resource" USING btree ("author_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "resource"."state" <> 'published';
CREATE TABLE "certification" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"country" text NOT NULL,
	"state" text NOT NULL,
	"full_name" text NOT NULL,
	"hospital" text NOT NULL,
	"department" text NOT NULL,
	"title" text NOT NULL,
	"specialty_ids" text[] NOT NULL,
	"licence_no" text NOT NULL,
	"items" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" text
);
--> statement-breakpoint
CREATE TABLE "certification_event" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"certification_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"items" text[] NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "certification_picture" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"certification_id" text,
	"att_type" smallint NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "certification" ADD CONSTRAINT "certification_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certification_event" ADD CONSTRAINT "certification_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certification_event" ADD CONSTRAINT "certification_event_certification_id_certification_id_fk" FOREIGN KEY ("certification_id") REFERENCES "public"."certification"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certification_picture" ADD CONSTRAINT "certification_picture_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certification_picture" ADD CONSTRAINT "certification_picture_certification_id_certification_id_fk" FOREIGN KEY ("certification_id") REFERENCES "public"."certification"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certification_number" ON "certification" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "certification_open" ON "certification" USING btree ("account_id") WHERE "certification"."state" in ('draft', 'review', 'refused');--> statement-breakpoint
CREATE INDEX "certification_account" ON "certification" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "certification_queue" ON "certification" USING btree ("state","submitted_at","id");--> statement-breakpoint
CREATE INDEX "certification_event_account" ON "certification_event" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "certification_event_certification" ON "certification_event" USING btree ("certification_id");--> statement-breakpoint
CREATE INDEX "certification_event_decision" ON "certification_event" USING btree ("at") WHERE "certification_event"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX "certification_picture_account" ON "certification_picture" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "certification_picture_certification" ON "certification_picture" USING btree ("certification_id");--> statement-breakpoint
CREATE INDEX "certification_picture_waiting" ON "certification_picture" USING btree ("created_at") WHERE "certification_picture"."certification_id" is null;
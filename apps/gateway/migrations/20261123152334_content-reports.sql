CREATE TABLE "content_report" (
	"account_id" text NOT NULL,
	"resource_type" smallint NOT NULL,
	"resource_id" text NOT NULL,
	"reason" text NOT NULL,
	"correction" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"verdict" text,
	"answer" text,
	"settled_by" text,
	CONSTRAINT "content_report_account_id_resource_type_resource_id_pk" PRIMARY KEY("account_id","resource_type","resource_id"),
	CONSTRAINT "content_report_correction" CHECK ("content_report"."reason" = 'playback' or "content_report"."correction" <> ''),
	CONSTRAINT "content_report_settled" CHECK (num_nonnulls("content_report"."settled_at", "content_report"."verdict", "content_report"."answer", "content_report"."settled_by") in (0, 4))
);
--> statement-breakpoint
ALTER TABLE "content_report" ADD CONSTRAINT "content_report_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_report_waiting" ON "content_report" USING btree ("resource_id","created_at") WHERE "content_report"."settled_at" is null;
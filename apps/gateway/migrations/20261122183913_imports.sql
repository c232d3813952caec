CREATE TABLE "document_page" (
	"document_id" text NOT NULL,
	"number" integer NOT NULL,
	"picture_id" text NOT NULL,
	CONSTRAINT "document_page_document_id_number_pk" PRIMARY KEY("document_id","number")
);
--> statement-breakpoint
CREATE TABLE "ingest" (
	"id" text PRIMARY KEY NOT NULL,
	"resource_id" text NOT NULL,
	"state" text NOT NULL,
	"progress" integer NOT NULL,
	"problem" text NOT NULL,
	"attempt" integer NOT NULL,
	"item" jsonb NOT NULL,
	"file_name" text NOT NULL,
	"files" jsonb NOT NULL,
	"bytes" bigint NOT NULL,
	"operator" text NOT NULL,
	"checksum" text NOT NULL,
	"has_source" boolean NOT NULL,
	"picture_ids" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document" ALTER COLUMN "reviewer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "document_page" ADD CONSTRAINT "document_page_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_page" ADD CONSTRAINT "document_page_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingest" ADD CONSTRAINT "ingest_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_page_picture" ON "document_page" USING btree ("picture_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ingest_open" ON "ingest" USING btree ("resource_id") WHERE "ingest"."state" in ('queued', 'working');--> statement-breakpoint
CREATE INDEX "ingest_latest" ON "ingest" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ingest_resource" ON "ingest" USING btree ("resource_id","created_at" DESC NULLS FIRST);
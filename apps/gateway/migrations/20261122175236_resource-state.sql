DROP INDEX "resource_latest";--> statement-breakpoint
DROP INDEX "resource_hottest";--> statement-breakpoint
DROP INDEX "resource_type_latest";--> statement-breakpoint
DROP INDEX "resource_type_hottest";--> statement-breakpoint
DROP INDEX "resource_specialty_latest";--> statement-breakpoint
DROP INDEX "resource_specialty_hottest";--> statement-breakpoint
DROP INDEX "resource_specialty_type_latest";--> statement-breakpoint
DROP INDEX "resource_specialty_type_hottest";--> statement-breakpoint
DROP INDEX "resource_author_latest";--> statement-breakpoint
DROP INDEX "resource_author_hottest";--> statement-breakpoint
DROP INDEX "resource_tag_latest";--> statement-breakpoint
DROP INDEX "resource_tag_hottest";--> statement-breakpoint
ALTER TABLE "resource" ALTER COLUMN "picture_id" DROP NOT NULL;--> statement-breakpoint
-- What was there before states existed is published.
ALTER TABLE "resource" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "resource" ALTER COLUMN "state" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "previous_state" text;--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "state_changed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "resource" SET "state_changed_at" = "published_at";--> statement-breakpoint
ALTER TABLE "resource" ALTER COLUMN "state_changed_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "state_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "resource" ALTER COLUMN "state_reason" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "resource_tag" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "resource_tag" ALTER COLUMN "is_published" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "video" ADD COLUMN "transcript" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "video" ALTER COLUMN "transcript" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "library_load" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "library_load" ADD COLUMN "name" text DEFAULT 'sample' PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "library_load" ALTER COLUMN "name" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "resource_state" ON "resource" USING btree ("state","state_changed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resource_latest" ON "resource" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "resource"."state" = 'published';--> statement-breakpoint
CREATE INDEX "resource_hottest" ON "resource" USING btree ("view_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "resource"."state" = 'published';--> statement-breakpoint
CREATE INDEX "resource_type_latest" ON "resource" USING btree ("type","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "resource"."state" = 'published';--> statement-breakpoint
CREATE INDEX "resource_type_hottest" ON "resource" USING btree ("type","view_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "resource"."state" = 'published';--> statement-breakpoint
CREATE INDEX "resource_specialty_latest" ON "resource" USING btree ("specialty_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "resource"."state" = 'published';--> statement-breakpoint
CREATE INDEX "resource_specialty_hottest" ON "resource" USING btree ("specialty_id","view_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "resource"."state" = 'published';--> statement-breakpoint
CREATE INDEX "resource_specialty_type_latest" ON "resource" USING btree ("specialty_id","type","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "resource"."state" = 'published';--> statement-breakpoint
CREATE INDEX "resource_specialty_type_hottest" ON "resource" USING btree ("specialty_id","type","view_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "resource"."state" = 'published';--> statement-breakpoint
CREATE INDEX "resource_author_latest" ON "resource" USING btree ("author_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "resource"."state" = 'published';--> statement-breakpoint
CREATE INDEX "resource_author_hottest" ON "resource" USING btree ("author_id","view_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "resource"."state" = 'published';--> statement-breakpoint
CREATE INDEX "resource_tag_latest" ON "resource_tag" USING btree ("tag_id","published_at" DESC NULLS FIRST,"resource_id" DESC NULLS FIRST) WHERE "resource_tag"."is_published";--> statement-breakpoint
CREATE INDEX "resource_tag_hottest" ON "resource_tag" USING btree ("tag_id","view_count" DESC NULLS FIRST,"resource_id" DESC NULLS FIRST) WHERE "resource_tag"."is_published";--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_published" CHECK ("resource"."state" <> 'published' or "resource"."picture_id" is not null);
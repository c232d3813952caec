CREATE TABLE "jump_word" (
	"position" integer PRIMARY KEY NOT NULL,
	"jump_word" text NOT NULL,
	"pc_link" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_entry" (
	"resource_type" smallint NOT NULL,
	"resource_id" text NOT NULL,
	"title" text NOT NULL,
	"title_key" text NOT NULL,
	"title_en" text NOT NULL,
	"summary" text NOT NULL,
	"specialty_id" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"heat" integer NOT NULL,
	"standing" integer NOT NULL,
	"title_vector" "tsvector" NOT NULL,
	"near_vector" "tsvector" NOT NULL,
	"vector" "tsvector" NOT NULL,
	"parts" jsonb NOT NULL,
	CONSTRAINT "search_entry_resource_type_resource_id_pk" PRIMARY KEY("resource_type","resource_id")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"syllables" text[] NOT NULL,
	"groups" integer[] NOT NULL,
	"weight" integer NOT NULL,
	"term_id" text
);
--> statement-breakpoint
CREATE INDEX "search_entry_title" ON "search_entry" USING gin ("title_vector");--> statement-breakpoint
CREATE INDEX "search_entry_near" ON "search_entry" USING gin ("near_vector");--> statement-breakpoint
CREATE INDEX "search_entry_all" ON "search_entry" USING gin ("vector");--> statement-breakpoint
CREATE INDEX "search_entry_title_key" ON "search_entry" USING btree ("title_key");--> statement-breakpoint
CREATE INDEX "search_entry_standing" ON "search_entry" USING btree ("standing" DESC NULLS FIRST,"resource_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_entry_type_standing" ON "search_entry" USING btree ("resource_type","standing" DESC NULLS FIRST,"resource_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_entry_latest" ON "search_entry" USING btree ("published_at" DESC NULLS FIRST,"resource_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_entry_type_latest" ON "search_entry" USING btree ("resource_type","published_at" DESC NULLS FIRST,"resource_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_entry_hottest" ON "search_entry" USING btree ("heat" DESC NULLS FIRST,"resource_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_entry_type_hottest" ON "search_entry" USING btree ("resource_type","heat" DESC NULLS FIRST,"resource_id" DESC NULLS FIRST);
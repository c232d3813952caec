CREATE TABLE "hot_search" (
	"position" integer PRIMARY KEY NOT NULL,
	"search_key" text NOT NULL,
	"recommend_type" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dictionary_term" ADD COLUMN "featured" integer;--> statement-breakpoint
CREATE INDEX "dictionary_term_featured" ON "dictionary_term" USING btree ("featured") WHERE featured is not null;
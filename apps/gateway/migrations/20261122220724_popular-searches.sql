CREATE TABLE "popular_search" (
	"position" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"query" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_query" (
	"day" date NOT NULL,
	"key" text NOT NULL,
	"person" "bytea" NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "search_query_day_key_person_pk" PRIMARY KEY("day","key","person")
);

CREATE TABLE "last_backup" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);

CREATE TABLE "engagement_count" (
	"ref_type" smallint NOT NULL,
	"ref_id" text NOT NULL,
	"fans" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "engagement_count_ref_type_ref_id_pk" PRIMARY KEY("ref_type","ref_id"),
	CONSTRAINT "engagement_count_fans" CHECK ("engagement_count"."fans" >= 0)
);
--> statement-breakpoint
INSERT INTO "engagement_count" ("ref_type", "ref_id", "fans") SELECT "ref_type", "ref_id", count(*) FROM "follow" GROUP BY "ref_type", "ref_id";

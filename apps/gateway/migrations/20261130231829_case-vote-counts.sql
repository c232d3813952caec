CREATE TABLE "case_vote_count" (
	"case_id" text NOT NULL,
	"option" smallint NOT NULL,
	"level" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "case_vote_count_case_id_option_level_pk" PRIMARY KEY("case_id","option","level")
);
--> statement-breakpoint
DROP INDEX "case_opening_votes";--> statement-breakpoint
ALTER TABLE "case_vote_count" ADD CONSTRAINT "case_vote_count_case_id_clinical_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."clinical_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_opening_case" ON "case_opening" USING btree ("case_id");
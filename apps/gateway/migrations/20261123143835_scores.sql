CREATE TABLE "item_score" (
	"account_id" text NOT NULL,
	"ref_type" smallint NOT NULL,
	"ref_id" text NOT NULL,
	"score" smallint NOT NULL,
	"scored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "item_score_account_id_ref_type_ref_id_pk" PRIMARY KEY("account_id","ref_type","ref_id"),
	CONSTRAINT "item_score_range" CHECK ("item_score"."score" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "engagement_count" ADD COLUMN "scores" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "engagement_count" ADD COLUMN "score_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "item_score" ADD CONSTRAINT "item_score_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_score_item" ON "item_score" USING btree ("ref_type","ref_id");--> statement-breakpoint
ALTER TABLE "engagement_count" ADD CONSTRAINT "engagement_count_scores" CHECK ("engagement_count"."score_sum" between "engagement_count"."scores" and 5 * "engagement_count"."scores");
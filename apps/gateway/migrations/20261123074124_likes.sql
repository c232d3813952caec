CREATE TABLE "item_like" (
	"account_id" text NOT NULL,
	"ref_type" smallint NOT NULL,
	"ref_id" text NOT NULL,
	"liked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "item_like_account_id_ref_type_ref_id_pk" PRIMARY KEY("account_id","ref_type","ref_id")
);
--> statement-breakpoint
ALTER TABLE "engagement_count" DROP CONSTRAINT "engagement_count_fans";--> statement-breakpoint
ALTER TABLE "engagement_count" ADD COLUMN "likes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "item_like" ADD CONSTRAINT "item_like_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_like_item" ON "item_like" USING btree ("ref_type","ref_id");--> statement-breakpoint
ALTER TABLE "engagement_count" ADD CONSTRAINT "engagement_count_positive" CHECK (least("engagement_count"."fans", "engagement_count"."likes") >= 0);
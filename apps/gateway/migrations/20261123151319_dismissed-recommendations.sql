CREATE TABLE "dismissed_recommendation" (
	"account_id" text NOT NULL,
	"resource_id" text NOT NULL,
	"dismissed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dismissed_recommendation_account_id_resource_id_pk" PRIMARY KEY("account_id","resource_id")
);
--> statement-breakpoint
ALTER TABLE "dismissed_recommendation" ADD CONSTRAINT "dismissed_recommendation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_recommendation" ADD CONSTRAINT "dismissed_recommendation_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dismissed_recommendation_latest" ON "dismissed_recommendation" USING btree ("account_id","dismissed_at" DESC NULLS FIRST,"resource_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "dismissed_recommendation_resource" ON "dismissed_recommendation" USING btree ("resource_id");
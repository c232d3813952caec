CREATE TABLE "quote" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"resource_type" smallint NOT NULL,
	"resource_id" text NOT NULL,
	"place" text NOT NULL,
	"heading" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "quote_id" text;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "second" integer DEFAULT 2147483647 NOT NULL;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_once" ON "quote" USING btree ("account_id","resource_type","resource_id","place","text");--> statement-breakpoint
CREATE INDEX "quote_created" ON "quote" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_timeline" ON "comment" USING btree ("resource_type","resource_id","second","id") WHERE "comment"."root_id" is null and ("comment"."state" = 'shown' or "comment"."answer_count" > 0);--> statement-breakpoint
CREATE INDEX "comment_quote" ON "comment" USING btree ("quote_id");
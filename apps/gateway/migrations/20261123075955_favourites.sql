CREATE TABLE "favorite" (
	"account_id" text NOT NULL,
	"resource_id" text NOT NULL,
	"collected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorite_account_id_resource_id_pk" PRIMARY KEY("account_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "favorite_entry" (
	"folder_id" text NOT NULL,
	"account_id" text NOT NULL,
	"resource_id" text NOT NULL,
	"collected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorite_entry_folder_id_resource_id_pk" PRIMARY KEY("folder_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "favorite_folder" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engagement_count" DROP CONSTRAINT "engagement_count_positive";--> statement-breakpoint
ALTER TABLE "engagement_count" ADD COLUMN "favorites" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_entry" ADD CONSTRAINT "favorite_entry_folder_id_favorite_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."favorite_folder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_entry" ADD CONSTRAINT "favorite_entry_favorite_fk" FOREIGN KEY ("account_id","resource_id") REFERENCES "public"."favorite"("account_id","resource_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_folder" ADD CONSTRAINT "favorite_folder_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favorite_latest" ON "favorite" USING btree ("account_id","collected_at" DESC NULLS FIRST,"resource_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "favorite_resource" ON "favorite" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "favorite_entry_favorite" ON "favorite_entry" USING btree ("account_id","resource_id");--> statement-breakpoint
CREATE INDEX "favorite_entry_latest" ON "favorite_entry" USING btree ("folder_id","collected_at" DESC NULLS FIRST,"resource_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "favorite_folder_name" ON "favorite_folder" USING btree ("account_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "favorite_folder_default" ON "favorite_folder" USING btree ("account_id") WHERE "favorite_folder"."is_default";--> statement-breakpoint
ALTER TABLE "engagement_count" ADD CONSTRAINT "engagement_count_positive" CHECK (least("engagement_count"."fans", "engagement_count"."likes", "engagement_count"."favorites") >= 0);
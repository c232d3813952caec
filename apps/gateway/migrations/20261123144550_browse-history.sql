CREATE TABLE "browse_pause" (
	"account_id" text PRIMARY KEY NOT NULL,
	"paused_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "browse_record" (
	"account_id" text NOT NULL,
	"resource_type" smallint NOT NULL,
	"resource_id" text NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "browse_record_account_id_resource_type_resource_id_pk" PRIMARY KEY("account_id","resource_type","resource_id")
);
--> statement-breakpoint
CREATE TABLE "browse_view" (
	"browser" "bytea" NOT NULL,
	"resource_type" smallint NOT NULL,
	"resource_id" text NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "browse_view_browser_resource_type_resource_id_pk" PRIMARY KEY("browser","resource_type","resource_id")
);
--> statement-breakpoint
ALTER TABLE "browse_pause" ADD CONSTRAINT "browse_pause_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browse_record" ADD CONSTRAINT "browse_record_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "browse_record_latest" ON "browse_record" USING btree ("account_id","viewed_at" DESC NULLS FIRST,"resource_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "browse_record_viewed" ON "browse_record" USING btree ("viewed_at");--> statement-breakpoint
CREATE INDEX "browse_view_counted" ON "browse_view" USING btree ("counted_at");--> statement-breakpoint
INSERT INTO "browse_record" ("account_id", "resource_type", "resource_id", "viewed_at") SELECT "account_id", 1, "video_id", "updated_at" FROM "play_position";

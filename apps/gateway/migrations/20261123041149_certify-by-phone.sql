CREATE TABLE "certification_scene" (
	"account_id" text PRIMARY KEY NOT NULL,
	"nonce_hash" "bytea" NOT NULL,
	"level" smallint NOT NULL,
	"session_id" text,
	"step" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "purpose" text DEFAULT 'transfer' NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "taken_as" text;--> statement-breakpoint
ALTER TABLE "certification_scene" ADD CONSTRAINT "certification_scene_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certification_scene_created" ON "certification_scene" USING btree ("created_at");
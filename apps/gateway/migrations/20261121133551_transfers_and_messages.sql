CREATE TABLE "follow" (
	"account_id" text NOT NULL,
	"ref_type" smallint NOT NULL,
	"ref_id" text NOT NULL,
	"followed_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "follow_account_id_ref_type_ref_id_pk" PRIMARY KEY("account_id","ref_type","ref_id")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"scene" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"pc_link" text,
	"sent_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "message_preference" (
	"account_id" text NOT NULL,
	"scene" text NOT NULL,
	"reminds" boolean NOT NULL,
	CONSTRAINT "message_preference_account_id_scene_pk" PRIMARY KEY("account_id","scene")
);
--> statement-breakpoint
CREATE TABLE "transfer" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"res_type" smallint NOT NULL,
	"resource_id" text,
	"sent_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"shown_at" timestamp with time zone,
	CONSTRAINT "transfer_content" CHECK (("transfer"."resource_id" is null) = ("transfer"."res_type" = 20))
);
--> statement-breakpoint
CREATE TABLE "transfer_file" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"transfer_id" text,
	"position" smallint DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_preference" ADD CONSTRAINT "message_preference_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_file" ADD CONSTRAINT "transfer_file_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_file" ADD CONSTRAINT "transfer_file_transfer_id_transfer_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_list" ON "follow" USING btree ("account_id","followed_at" DESC NULLS FIRST,"ref_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "message_list" ON "message" USING btree ("account_id","sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "message_scene_list" ON "message" USING btree ("account_id","scene","sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "message_unread" ON "message" USING btree ("account_id","scene","sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "message"."read_at" is null;--> statement-breakpoint
CREATE INDEX "transfer_list" ON "transfer" USING btree ("account_id","sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transfer_unread" ON "transfer" USING btree ("account_id","sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "transfer"."read_at" is null;--> statement-breakpoint
CREATE INDEX "transfer_resource" ON "transfer" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "transfer_file_transfer" ON "transfer_file" USING btree ("transfer_id","position");--> statement-breakpoint
CREATE INDEX "transfer_file_account" ON "transfer_file" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "transfer_file_unsent" ON "transfer_file" USING btree ("created_at") WHERE "transfer_file"."transfer_id" is null;
CREATE TABLE "content_fan_out" (
	"resource_id" text PRIMARY KEY NOT NULL,
	"author_id" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"cursor_followed_at" timestamp with time zone,
	"cursor_account_id" text,
	"told" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "message_item" (
	"account_id" text NOT NULL,
	"resource_id" text NOT NULL,
	"message_id" text NOT NULL,
	CONSTRAINT "message_item_account_id_resource_id_pk" PRIMARY KEY("account_id","resource_id")
);
--> statement-breakpoint
ALTER TABLE "content_fan_out" ADD CONSTRAINT "content_fan_out_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_item" ADD CONSTRAINT "message_item_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_item" ADD CONSTRAINT "message_item_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_item" ADD CONSTRAINT "message_item_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_item_resource" ON "message_item" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "message_item_message" ON "message_item" USING btree ("message_id");
CREATE TABLE "coupon" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"project_id" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"effective_days" smallint NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"offered_until" timestamp with time zone NOT NULL,
	"picked_up_at" timestamp with time zone,
	"valid_until" timestamp with time zone,
	CONSTRAINT "coupon_amount" CHECK ("coupon"."amount_fen" > 0 and "coupon"."effective_days" > 0),
	CONSTRAINT "coupon_picked_up" CHECK (("coupon"."picked_up_at" is null) = ("coupon"."valid_until" is null))
);
--> statement-breakpoint
CREATE TABLE "member_product" (
	"project_id" text PRIMARY KEY NOT NULL,
	"sku_id" text NOT NULL,
	"price_fen" integer NOT NULL,
	CONSTRAINT "member_product_price" CHECK ("member_product"."price_fen" > 0)
);
--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_project_id_member_product_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."member_product"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_list" ON "coupon" USING btree ("account_id","picked_up_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "coupon_offered" ON "coupon" USING btree ("account_id","offered_until") WHERE "coupon"."picked_up_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "member_product_sku" ON "member_product" USING btree ("sku_id");--> statement-breakpoint
INSERT INTO "member_product" ("project_id", "sku_id", "price_fen") VALUES ('annual-membership', 'annual-card', 69900);
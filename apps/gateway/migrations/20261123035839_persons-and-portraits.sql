CREATE TABLE "portrait" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "doctor_list";--> statement-breakpoint
DROP INDEX "doctor_specialty";--> statement-breakpoint
DROP INDEX "doctor_leader";--> statement-breakpoint
DROP INDEX "doctor_specialty_leader";--> statement-breakpoint
ALTER TABLE "doctor" ALTER COLUMN "hospital_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "biography" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "doctor" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "doctor" ADD COLUMN "state" text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
ALTER TABLE "doctor" ADD COLUMN "hospital_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "doctor" ADD COLUMN "portrait" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "doctor" ADD COLUMN "created_at" timestamp with time zone;--> statement-breakpoint
UPDATE "doctor" SET "portrait" = '/media/images/' || "picture"."id" || '-' || coalesce((select max(width) from unnest("picture"."widths") as width where width <= 200), "picture"."widths"[1]) || '.webp' FROM "picture" WHERE "picture"."id" = "doctor"."portrait_id";--> statement-breakpoint
ALTER TABLE "portrait" ADD CONSTRAINT "portrait_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "portrait_current" ON "portrait" USING btree ("account_id") WHERE "portrait"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "portrait_account" ON "portrait" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "portrait_replaced" ON "portrait" USING btree ("replaced_at") WHERE "portrait"."replaced_at" is not null;--> statement-breakpoint
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "doctor_account" ON "doctor" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "follow_fans" ON "follow" USING btree ("ref_type","ref_id","followed_at" DESC NULLS FIRST,"account_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "doctor_list" ON "doctor" USING btree ("position","id") WHERE "doctor"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "doctor_specialty" ON "doctor" USING btree ("specialty_id","position","id") WHERE "doctor"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "doctor_leader" ON "doctor" USING btree ("is_industry_leader","position","id") WHERE "doctor"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "doctor_specialty_leader" ON "doctor" USING btree ("specialty_id","is_industry_leader","position","id") WHERE "doctor"."state" = 'shown';--> statement-breakpoint
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_erased" CHECK ("doctor"."state" <> 'erased' or "doctor"."account_id" is null);
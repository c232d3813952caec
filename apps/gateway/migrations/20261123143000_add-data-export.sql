CREATE TABLE "data_export" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"parts" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "data_export_finished" CHECK (("data_export"."state" = 'preparing') = ("data_export"."finished_at" is null))
);
--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "data_export_preparing" ON "data_export" USING btree ("account_id") WHERE "data_export"."state" = 'preparing';--> statement-breakpoint
CREATE INDEX "data_export_newest" ON "data_export" USING btree ("account_id","requested_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "data_export_age" ON "data_export" USING btree (coalesce("finished_at", "requested_at"));
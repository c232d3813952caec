CREATE TABLE "live_booking" (
	"account_id" text NOT NULL,
	"live_id" text NOT NULL,
	"item_id" text DEFAULT '' NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"begin_at" timestamp with time zone NOT NULL,
	"reminded" smallint,
	CONSTRAINT "live_booking_account_id_live_id_item_id_pk" PRIMARY KEY("account_id","live_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "live_booking" ADD CONSTRAINT "live_booking_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_booking" ADD CONSTRAINT "live_booking_live_id_live_event_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_booking_begin" ON "live_booking" USING btree ("live_id","item_id","begin_at");
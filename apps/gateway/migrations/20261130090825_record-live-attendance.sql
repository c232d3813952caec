CREATE TABLE "live_attendance" (
	"live_id" text NOT NULL,
	"account_id" text NOT NULL,
	"hour_at" timestamp with time zone NOT NULL,
	"seen" bit(60) NOT NULL,
	"sent" bit(60) NOT NULL,
	CONSTRAINT "live_attendance_live_id_account_id_hour_at_pk" PRIMARY KEY("live_id","account_id","hour_at")
);
--> statement-breakpoint
CREATE TABLE "live_online_minute" (
	"live_id" text NOT NULL,
	"minute_at" timestamp with time zone NOT NULL,
	"online" integer NOT NULL,
	CONSTRAINT "live_online_minute_live_id_minute_at_pk" PRIMARY KEY("live_id","minute_at")
);
--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "credit_class" text;--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "credit_points" numeric(5, 1) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "credit_awarded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_poll_vote" ADD COLUMN "voted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_attendance" ADD CONSTRAINT "live_attendance_live_id_live_event_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_attendance" ADD CONSTRAINT "live_attendance_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_online_minute" ADD CONSTRAINT "live_online_minute_live_id_live_event_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_attendance_account" ON "live_attendance" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "live_attendance_age" ON "live_attendance" USING btree ("hour_at");--> statement-breakpoint
CREATE INDEX "live_online_minute_age" ON "live_online_minute" USING btree ("minute_at");--> statement-breakpoint
CREATE INDEX "live_event_uncredited" ON "live_event" USING btree ("id") WHERE "live_event"."credit_class" is not null and "live_event"."credit_awarded_at" is null;--> statement-breakpoint
ALTER TABLE "live_event" ADD CONSTRAINT "live_event_credit" CHECK ("live_event"."credit_points" >= 0);
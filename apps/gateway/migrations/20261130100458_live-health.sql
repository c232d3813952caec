CREATE TABLE "live_health" (
	"channel_id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kbits" integer NOT NULL,
	"frames" integer NOT NULL,
	"lost_share" double precision NOT NULL,
	"delay_ms" integer,
	"line" integer[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_health" ADD CONSTRAINT "live_health_channel_id_live_channel_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."live_channel"("id") ON DELETE cascade ON UPDATE no action;
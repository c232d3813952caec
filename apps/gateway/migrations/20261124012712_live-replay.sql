CREATE TABLE "live_playback" (
	"browser" "bytea" NOT NULL,
	"live_id" text NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_playback_browser_live_id_pk" PRIMARY KEY("browser","live_id")
);
--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "playback_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "live_playback" ADD CONSTRAINT "live_playback_live_id_live_event_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_playback_live" ON "live_playback" USING btree ("live_id");--> statement-breakpoint
CREATE INDEX "live_playback_counted" ON "live_playback" USING btree ("counted_at");--> statement-breakpoint
CREATE INDEX "live_event_ended" ON "live_event" USING btree ("id") WHERE "live_event"."status" = 60;
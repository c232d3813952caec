CREATE TABLE "live_gallery_picture" (
	"live_id" text NOT NULL,
	"position" integer NOT NULL,
	"picture_id" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "live_gallery_picture_live_id_position_pk" PRIMARY KEY("live_id","position")
);
--> statement-breakpoint
CREATE TABLE "live_product" (
	"live_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	CONSTRAINT "live_product_live_id_position_pk" PRIMARY KEY("live_id","position")
);
--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "live_type" text DEFAULT 'common' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "reply_type" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "halls" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "background_picture_id" text;--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "introduce_picture_id" text;--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "highlights_video_id" text;--> statement-breakpoint
ALTER TABLE "live_event" ADD COLUMN "guide" jsonb;--> statement-breakpoint
ALTER TABLE "live_gallery_picture" ADD CONSTRAINT "live_gallery_picture_live_id_live_event_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_gallery_picture" ADD CONSTRAINT "live_gallery_picture_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_product" ADD CONSTRAINT "live_product_live_id_live_event_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_product" ADD CONSTRAINT "live_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_gallery_picture_picture" ON "live_gallery_picture" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "live_product_product" ON "live_product" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "live_event" ADD CONSTRAINT "live_event_background_picture_id_picture_id_fk" FOREIGN KEY ("background_picture_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event" ADD CONSTRAINT "live_event_introduce_picture_id_picture_id_fk" FOREIGN KEY ("introduce_picture_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event" ADD CONSTRAINT "live_event_highlights_video_id_video_id_fk" FOREIGN KEY ("highlights_video_id") REFERENCES "public"."video"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "doctor" ADD COLUMN "portrait_id" text;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "portrait_id" text;--> statement-breakpoint
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_portrait_id_picture_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization" ADD CONSTRAINT "organization_portrait_id_picture_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;
CREATE TABLE "comment_mention" (
	"comment_id" text NOT NULL,
	"person_id" text NOT NULL,
	CONSTRAINT "comment_mention_comment_id_person_id_pk" PRIMARY KEY("comment_id","person_id")
);
--> statement-breakpoint
DROP INDEX "engagement_event_deed";--> statement-breakpoint
ALTER TABLE "comment_mention" ADD CONSTRAINT "comment_mention_comment_id_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mention" ADD CONSTRAINT "comment_mention_person_id_doctor_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_mention_person" ON "comment_mention" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "doctor_account_name" ON "doctor" USING btree ("name" text_pattern_ops,"id") WHERE "doctor"."state" = 'shown' and "doctor"."account_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "engagement_event_deed" ON "engagement_event" USING btree ("actor_id","kind","ref_type","ref_id","receiver_id");
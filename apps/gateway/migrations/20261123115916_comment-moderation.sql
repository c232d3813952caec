CREATE TABLE "comment_decision" (
	"number" text PRIMARY KEY NOT NULL,
	"comment_id" text NOT NULL,
	"account_id" text,
	"verdict" text NOT NULL,
	"reason" text NOT NULL,
	"until" timestamp with time zone,
	"decided_at" timestamp with time zone NOT NULL,
	"decided_by" text NOT NULL,
	"appeal_state" text,
	"appeal_text" text,
	"appealed_at" timestamp with time zone,
	"appeal_answer" text,
	"appeal_answered_at" timestamp with time zone,
	"appeal_answered_by" text,
	CONSTRAINT "comment_decision_until" CHECK (("comment_decision"."verdict" = 'muted') = ("comment_decision"."until" is not null)),
	CONSTRAINT "comment_decision_appeal" CHECK (num_nonnulls("comment_decision"."appeal_state", "comment_decision"."appeal_text", "comment_decision"."appealed_at") in (0, 3)),
	CONSTRAINT "comment_decision_answer" CHECK (coalesce("comment_decision"."appeal_state" in ('accepted', 'rejected'), false) = ("comment_decision"."appeal_answer" is not null))
);
--> statement-breakpoint
CREATE TABLE "comment_mute" (
	"account_id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comment_decision" ADD CONSTRAINT "comment_decision_comment_id_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_decision" ADD CONSTRAINT "comment_decision_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mute" ADD CONSTRAINT "comment_mute_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mute" ADD CONSTRAINT "comment_mute_number_comment_decision_number_fk" FOREIGN KEY ("number") REFERENCES "public"."comment_decision"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_decision_comment" ON "comment_decision" USING btree ("comment_id","decided_at","number");--> statement-breakpoint
CREATE INDEX "comment_decision_account" ON "comment_decision" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "comment_decision_appeals" ON "comment_decision" USING btree ("appealed_at","number") WHERE "comment_decision"."appeal_state" = 'open';--> statement-breakpoint
CREATE INDEX "comment_mute_decision" ON "comment_mute" USING btree ("number");--> statement-breakpoint
CREATE INDEX "comment_held" ON "comment" USING btree ("created_at","id") WHERE "comment"."state" = 'held';
CREATE TABLE "watched_month" (
	"account_id" text NOT NULL,
	"month" integer NOT NULL,
	"films" jsonb NOT NULL,
	CONSTRAINT "watched_month_account_id_month_pk" PRIMARY KEY("account_id","month")
);
--> statement-breakpoint
ALTER TABLE "watched_month" ADD CONSTRAINT "watched_month_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE VIEW "public"."seen_film" AS (
  select account_id, video_id, ranges, sessions, seen_at from watched_film
  union all
  select account_id, key, value -> 'ranges', value -> 'sessions', (value ->> 'seenAt')::timestamptz
  from watched_month, jsonb_each(films));
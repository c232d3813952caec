-- Indexes, checks and the view follow their columns by themselves.
ALTER VIEW "public"."seen_film" RENAME TO "watched_video_all";--> statement-breakpoint
ALTER TABLE "watch_clock" RENAME TO "watch_budget";--> statement-breakpoint
ALTER TABLE "watched_film" RENAME TO "watched_video";--> statement-breakpoint
ALTER TABLE "watched_month" RENAME TO "watched_video_archive";--> statement-breakpoint
ALTER TABLE "advert" RENAME COLUMN "place" TO "slot";--> statement-breakpoint
ALTER TABLE "analytics_event" RENAME COLUMN "place" TO "position";--> statement-breakpoint
ALTER TABLE "resource" RENAME COLUMN "facts" TO "card_details";--> statement-breakpoint
ALTER TABLE "course_change" RENAME COLUMN "told_up_to" TO "notified_up_to";--> statement-breakpoint
ALTER TABLE "course_change" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "course_learner" RENAME COLUMN "changes_seen_at" TO "changes_dismissed_at";--> statement-breakpoint
ALTER TABLE "credit_line" RENAME COLUMN "booked_at" TO "awarded_at";--> statement-breakpoint
ALTER TABLE "comment_total" RENAME COLUMN "shown" TO "visible";--> statement-breakpoint
ALTER TABLE "content_report" RENAME COLUMN "settled_at" TO "resolved_at";--> statement-breakpoint
ALTER TABLE "content_report" RENAME COLUMN "settled_by" TO "resolved_by";--> statement-breakpoint
ALTER TABLE "engagement_event" RENAME COLUMN "settled_at" TO "published_at";--> statement-breakpoint
ALTER TABLE "content_fan_out" RENAME COLUMN "told" TO "notified";--> statement-breakpoint
ALTER TABLE "home_pick" RENAME COLUMN "place" TO "list";--> statement-breakpoint
ALTER TABLE "live_booking" RENAME COLUMN "begin_at" TO "start_at";--> statement-breakpoint
ALTER TABLE "live_booking" RENAME COLUMN "reminded" TO "last_notice";--> statement-breakpoint
ALTER TABLE "live_run" RENAME COLUMN "rungs" TO "renditions";--> statement-breakpoint
ALTER TABLE "live_run" RENAME COLUMN "is_kept" TO "is_persisted";--> statement-breakpoint
ALTER TABLE "live_event" RENAME COLUMN "plan_begin_at" TO "plan_start_at";--> statement-breakpoint
ALTER TABLE "live_event" RENAME COLUMN "clarities" TO "renditions";--> statement-breakpoint
ALTER TABLE "live_status_change" RENAME COLUMN "event" TO "transition";--> statement-breakpoint
ALTER TABLE "upload" RENAME COLUMN "taken_as" TO "consumed_as";--> statement-breakpoint
ALTER TABLE "play" RENAME COLUMN "begun_at" TO "started_at";--> statement-breakpoint
ALTER TABLE "watch_budget" RENAME COLUMN "heard_at" TO "last_report_at";--> statement-breakpoint
ALTER TABLE "watch_budget" RENAME COLUMN "spent_until" TO "accounted_until";--> statement-breakpoint
ALTER TABLE "watched_video_archive" RENAME COLUMN "films" TO "videos";--> statement-breakpoint
ALTER TABLE "watch_budget" RENAME CONSTRAINT "watch_clock_account_id_account_id_fk" TO "watch_budget_account_id_account_id_fk";--> statement-breakpoint
ALTER TABLE "watched_video" RENAME CONSTRAINT "watched_film_account_id_account_id_fk" TO "watched_video_account_id_account_id_fk";--> statement-breakpoint
ALTER TABLE "watched_video" RENAME CONSTRAINT "watched_film_video_id_video_id_fk" TO "watched_video_video_id_video_id_fk";--> statement-breakpoint
ALTER TABLE "watched_video_archive" RENAME CONSTRAINT "watched_month_account_id_account_id_fk" TO "watched_video_archive_account_id_account_id_fk";--> statement-breakpoint
ALTER TABLE "analytics_event" RENAME CONSTRAINT "analytics_event_batch_id_place_pk" TO "analytics_event_batch_id_position_pk";--> statement-breakpoint
ALTER TABLE "home_pick" RENAME CONSTRAINT "home_pick_place_position_pk" TO "home_pick_list_position_pk";--> statement-breakpoint
ALTER TABLE "watched_video" RENAME CONSTRAINT "watched_film_account_id_video_id_pk" TO "watched_video_account_id_video_id_pk";--> statement-breakpoint
ALTER TABLE "watched_video_archive" RENAME CONSTRAINT "watched_month_account_id_month_pk" TO "watched_video_archive_account_id_month_pk";--> statement-breakpoint
ALTER TABLE "content_report" RENAME CONSTRAINT "content_report_settled" TO "content_report_resolved";--> statement-breakpoint
ALTER INDEX "advert_place" RENAME TO "advert_slot";--> statement-breakpoint
ALTER INDEX "course_change_untold" RENAME TO "course_change_pending";--> statement-breakpoint
ALTER INDEX "engagement_event_deed" RENAME TO "engagement_event_action";--> statement-breakpoint
ALTER INDEX "live_booking_begin" RENAME TO "live_booking_start";--> statement-breakpoint
ALTER INDEX "live_event_begin" RENAME TO "live_event_start";--> statement-breakpoint
ALTER INDEX "live_event_specialty_begin" RENAME TO "live_event_specialty_start";--> statement-breakpoint
ALTER INDEX "live_event_film" RENAME TO "live_event_playback";--> statement-breakpoint
ALTER INDEX "play_begun" RENAME TO "play_started";--> statement-breakpoint
ALTER INDEX "watched_film_video" RENAME TO "watched_video_video";--> statement-breakpoint
ALTER INDEX "watch_clock_pkey" RENAME TO "watch_budget_pkey";--> statement-breakpoint
-- Stored versions of resources have the columns of their rows as keys.
UPDATE "resource_version" SET "version" = jsonb_set("version" #- '{card,facts}', '{card,cardDetails}', "version" #> '{card,facts}') WHERE "version" -> 'card' ? 'facts';

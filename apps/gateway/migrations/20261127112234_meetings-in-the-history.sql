-- Meetings are a type of their own (rules/content#resource-types): the history has each of them once.
UPDATE "browse_record" SET "resource_type" = 3 FROM "live_event"
	WHERE "resource_type" = 11 AND "live_event"."id" = "resource_id" AND "live_event"."kind" = 'conference';--> statement-breakpoint
UPDATE "browse_view" SET "resource_type" = 3 FROM "live_event"
	WHERE "resource_type" = 11 AND "live_event"."id" = "resource_id" AND "live_event"."kind" = 'conference';

CREATE TABLE "audit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"outcome" text NOT NULL,
	"account_id" text,
	"ip" text,
	"device_id" text,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_entry_time" ON "audit_entry" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_account" ON "audit_entry" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'entries of the audit log are never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_entry_unchanged" BEFORE UPDATE ON "audit_entry" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();

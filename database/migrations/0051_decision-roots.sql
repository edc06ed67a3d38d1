CREATE TABLE "decision_hashes" (
	"place" bigint PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"day" date NOT NULL,
	"salt" "bytea",
	"hash" text NOT NULL,
	CONSTRAINT "decision_hashes_entry_id_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "decision_roots" (
	"number" integer PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"before" text NOT NULL,
	"root" text NOT NULL,
	"signature" text NOT NULL,
	CONSTRAINT "decision_roots_day_unique" UNIQUE("day")
);
--> statement-breakpoint
ALTER TABLE "decision_hashes" ADD CONSTRAINT "decision_hashes_day_decision_roots_day_fk" FOREIGN KEY ("day") REFERENCES "public"."decision_roots"("day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decision_hashes_of_day" ON "decision_hashes" USING btree ("day","place");--> statement-breakpoint
CREATE FUNCTION refuse_change_of_hash() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'decision_hashes' THEN
		IF to_jsonb(NEW) - 'salt' = to_jsonb(OLD) - 'salt' AND to_jsonb(NEW) ->> 'salt' IS NULL THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'the roots of the log of the desk are never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER decision_hashes_stand BEFORE UPDATE OR DELETE ON decision_hashes FOR EACH ROW EXECUTE FUNCTION refuse_change_of_hash();--> statement-breakpoint
CREATE TRIGGER decision_hashes_stay BEFORE TRUNCATE ON decision_hashes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_hash();--> statement-breakpoint
CREATE TRIGGER decision_roots_stand BEFORE UPDATE OR DELETE ON decision_roots FOR EACH ROW EXECUTE FUNCTION refuse_change_of_hash();--> statement-breakpoint
CREATE TRIGGER decision_roots_stay BEFORE TRUNCATE ON decision_roots FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_hash();--> statement-breakpoint
-- ALWAYS: also for a session that calls itself a replica, which skips ordinary triggers.
ALTER TABLE decision_hashes ENABLE ALWAYS TRIGGER decision_hashes_stand;--> statement-breakpoint
ALTER TABLE decision_hashes ENABLE ALWAYS TRIGGER decision_hashes_stay;--> statement-breakpoint
ALTER TABLE decision_roots ENABLE ALWAYS TRIGGER decision_roots_stand;--> statement-breakpoint
ALTER TABLE decision_roots ENABLE ALWAYS TRIGGER decision_roots_stay;

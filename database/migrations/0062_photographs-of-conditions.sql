ALTER TABLE "photographs" DROP CONSTRAINT "photographs_place_whole";--> statement-breakpoint
DROP INDEX "photographs_without_review";--> statement-breakpoint
ALTER TABLE "photographs" ADD COLUMN "condition_report_id" integer;--> statement-breakpoint
ALTER TABLE "photographs" ADD CONSTRAINT "photographs_condition_report_id_condition_reports_id_fk" FOREIGN KEY ("condition_report_id") REFERENCES "public"."condition_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photographs_without_thing" ON "photographs" USING btree ("created_at") WHERE course_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "photograph_of_conditions" ON "photographs" USING btree ("condition_report_id") WHERE condition_report_id is not null;--> statement-breakpoint
ALTER TABLE "photographs" ADD CONSTRAINT "photographs_place_whole" CHECK (num_nonnulls(review_id, condition_report_id) = num_nonnulls(course_id) and (review_id is null) = (position is null));--> statement-breakpoint
-- A report that readers see already waits for an editor once its photograph can be seen.
CREATE FUNCTION open_conditions_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The report's row is locked: it is not taken down in between.
	INSERT INTO desk_items (kind, thing_id, opened_at, suspect)
	SELECT 'conditions', id::text, NEW.created_at, false
	FROM condition_reports WHERE id = NEW.condition_report_id AND status IN ('published', 'held') FOR NO KEY UPDATE
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Without its photograph there is nothing to look at in one that is published.
CREATE FUNCTION close_conditions_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM desk_items WHERE kind = 'conditions' AND thing_id = OLD.condition_report_id::text
		AND NOT EXISTS (SELECT FROM condition_reports WHERE id = OLD.condition_report_id AND status = 'held');
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER photographs_bring_conditions_to_the_desk AFTER UPDATE OF status, condition_report_id ON photographs FOR EACH ROW WHEN (NEW.status = 'ready' AND NEW.condition_report_id IS NOT NULL AND (OLD.status = 'coming' OR OLD.condition_report_id IS NULL)) EXECUTE FUNCTION open_conditions_item();--> statement-breakpoint
CREATE TRIGGER photographs_gone_from_conditions AFTER DELETE ON photographs FOR EACH ROW WHEN (OLD.condition_report_id IS NOT NULL) EXECUTE FUNCTION close_conditions_item();--> statement-breakpoint
DROP TRIGGER conditions_leave_the_desk ON condition_reports;--> statement-breakpoint
DROP TRIGGER conditions_gone_from_the_desk ON condition_reports;--> statement-breakpoint
CREATE TRIGGER conditions_leave_the_desk AFTER UPDATE OF status ON condition_reports FOR EACH ROW WHEN (OLD.status <> NEW.status AND NEW.status <> 'held') EXECUTE FUNCTION close_desk_item('conditions');--> statement-breakpoint
CREATE TRIGGER conditions_gone_from_the_desk AFTER DELETE ON condition_reports FOR EACH ROW EXECUTE FUNCTION close_desk_item('conditions');

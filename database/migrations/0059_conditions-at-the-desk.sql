ALTER TABLE "reports" DROP CONSTRAINT "reports_kind_known";--> statement-breakpoint
ALTER TABLE "condition_reports" ADD COLUMN "editor_read" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "condition_reports" ADD COLUMN "removal_ground" text;--> statement-breakpoint
ALTER TABLE "condition_reports" ADD COLUMN "removal_words" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "conditions_id" integer;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_conditions_id_condition_reports_id_fk" FOREIGN KEY ("conditions_id") REFERENCES "public"."condition_reports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_kind_known" CHECK (kind in ('review', 'photograph', 'course', 'list', 'conditions'));--> statement-breakpoint
CREATE TRIGGER conditions_come_to_the_desk AFTER INSERT ON condition_reports FOR EACH ROW WHEN (NEW.status = 'held') EXECUTE FUNCTION open_desk_item('conditions');--> statement-breakpoint
CREATE TRIGGER conditions_come_back_to_the_desk AFTER UPDATE OF status ON condition_reports FOR EACH ROW WHEN (NEW.status = 'held' AND OLD.status <> 'held') EXECUTE FUNCTION reopen_desk_item('conditions');--> statement-breakpoint
CREATE TRIGGER conditions_leave_the_desk AFTER UPDATE OF status ON condition_reports FOR EACH ROW WHEN (OLD.status = 'held' AND NEW.status <> 'held') EXECUTE FUNCTION close_desk_item('conditions');--> statement-breakpoint
CREATE TRIGGER conditions_gone_from_the_desk AFTER DELETE ON condition_reports FOR EACH ROW WHEN (OLD.status = 'held') EXECUTE FUNCTION close_desk_item('conditions');--> statement-breakpoint
-- Those that were held before there was a place at the desk wait there since they came.
INSERT INTO desk_items (kind, thing_id, opened_at) SELECT 'conditions', id::text, created_at FROM condition_reports WHERE status = 'held' ON CONFLICT DO NOTHING;

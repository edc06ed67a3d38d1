CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appeals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appeals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"decision_id" bigint NOT NULL,
	"party" text NOT NULL,
	"words" text NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "appeals_party_known" CHECK (party in ('author', 'reporter')),
	CONSTRAINT "appeals_status_known" CHECK (status in ('open', 'granted', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "contact_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" integer NOT NULL,
	"direction" text NOT NULL,
	"words" text NOT NULL,
	"editor_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_replies_direction_known" CHECK (direction in ('in', 'out'))
);
--> statement-breakpoint
CREATE TABLE "desk_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"decision" jsonb NOT NULL,
	"editor_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "desk_items" (
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"suspect" boolean DEFAULT false NOT NULL,
	"assignee_id" uuid,
	"not_for_id" uuid,
	CONSTRAINT "desk_items_kind_thing_id_pk" PRIMARY KEY("kind","thing_id")
);
--> statement-breakpoint
CREATE TABLE "desk_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"thing_kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"ground" text,
	"words" text,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "desk_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"editor_id" uuid,
	"words" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merged_course_sources" (
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"course_id" integer NOT NULL,
	CONSTRAINT "merged_course_sources_source_source_id_pk" PRIMARY KEY("source","source_id")
);
--> statement-breakpoint
CREATE TABLE "suspensions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suspensions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"ground" text NOT NULL,
	"words" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "course_suggestions" ADD COLUMN "decision_words" text;--> statement-breakpoint
ALTER TABLE "course_suggestions" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "closed_on" date;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "data_request" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviewer_applications" ADD COLUMN "decision_words" text;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_decision_id_desk_log_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."desk_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_decisions" ADD CONSTRAINT "desk_decisions_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_items" ADD CONSTRAINT "desk_items_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_course_sources" ADD CONSTRAINT "merged_course_sources_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appeals_one_a_party" ON "appeals" USING btree ("decision_id","party");--> statement-breakpoint
CREATE INDEX "appeals_of_member" ON "appeals" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "contact_replies_of_message" ON "contact_replies" USING btree ("message_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_decisions_one_a_thing" ON "desk_decisions" USING btree ("kind","thing_id") WHERE failure is null;--> statement-breakpoint
CREATE INDEX "desk_decisions_due" ON "desk_decisions" USING btree ("due_at") WHERE failure is null;--> statement-breakpoint
CREATE INDEX "desk_decisions_of_editor" ON "desk_decisions" USING btree ("editor_id");--> statement-breakpoint
CREATE INDEX "desk_items_by_age" ON "desk_items" USING btree ("suspect","opened_at","kind","thing_id");--> statement-breakpoint
CREATE INDEX "desk_items_of_kind" ON "desk_items" USING btree ("kind","suspect","opened_at","thing_id");--> statement-breakpoint
CREATE INDEX "desk_items_of_assignee" ON "desk_items" USING btree ("assignee_id","suspect","opened_at");--> statement-breakpoint
CREATE INDEX "desk_log_by_time" ON "desk_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "desk_log_of_thing" ON "desk_log" USING btree ("thing_kind","thing_id","id");--> statement-breakpoint
CREATE INDEX "desk_log_of_actor" ON "desk_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "desk_notes_of_thing" ON "desk_notes" USING btree ("kind","thing_id");--> statement-breakpoint
CREATE INDEX "merged_course_sources_of_course" ON "merged_course_sources" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "suspensions_of_member" ON "suspensions" USING btree ("user_id","started_at");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_status_known" CHECK (status in ('open', 'answered', 'closed'));--> statement-breakpoint
CREATE FUNCTION refuse_change_of_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the log of the desk is never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER desk_log_stands BEFORE UPDATE OR DELETE ON desk_log FOR EACH ROW EXECUTE FUNCTION refuse_change_of_log();--> statement-breakpoint
CREATE TRIGGER desk_log_stays BEFORE TRUNCATE ON desk_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_log();--> statement-breakpoint
-- ALWAYS: also for a session that calls itself a replica, which skips ordinary triggers.
ALTER TABLE desk_log ENABLE ALWAYS TRIGGER desk_log_stands;--> statement-breakpoint
ALTER TABLE desk_log ENABLE ALWAYS TRIGGER desk_log_stays;--> statement-breakpoint
CREATE FUNCTION open_desk_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO desk_items (kind, thing_id, opened_at, suspect)
	VALUES (TG_ARGV[0], NEW.id::text, NEW.created_at, to_jsonb(NEW) ->> 'suspicion' IS NOT NULL)
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION reopen_desk_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- It waits from now on, not since it was first written. The moment is the one its writer works with.
	INSERT INTO desk_items (kind, thing_id, opened_at, suspect)
	VALUES (
		TG_ARGV[0], NEW.id::text, coalesce((to_jsonb(NEW) ->> 'updated_at')::timestamptz, now()),
		to_jsonb(NEW) ->> 'suspicion' IS NOT NULL
	)
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION close_desk_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM desk_items WHERE kind = TG_ARGV[0] AND thing_id = OLD.id::text;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION open_appeal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO desk_items (kind, thing_id, opened_at, not_for_id)
	VALUES ('appeal', NEW.id::text, NEW.created_at, (SELECT actor_id FROM desk_log WHERE id = NEW.decision_id))
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER reviews_come_to_the_desk AFTER INSERT ON reviews FOR EACH ROW WHEN (NEW.status = 'held') EXECUTE FUNCTION open_desk_item('review');--> statement-breakpoint
CREATE TRIGGER reviews_come_back_to_the_desk AFTER UPDATE OF status ON reviews FOR EACH ROW WHEN (NEW.status = 'held' AND OLD.status <> 'held') EXECUTE FUNCTION reopen_desk_item('review');--> statement-breakpoint
CREATE TRIGGER reviews_leave_the_desk AFTER UPDATE OF status ON reviews FOR EACH ROW WHEN (OLD.status = 'held' AND NEW.status <> 'held') EXECUTE FUNCTION close_desk_item('review');--> statement-breakpoint
CREATE TRIGGER reviews_gone_from_the_desk AFTER DELETE ON reviews FOR EACH ROW WHEN (OLD.status = 'held') EXECUTE FUNCTION close_desk_item('review');--> statement-breakpoint
CREATE TRIGGER reports_come_to_the_desk AFTER INSERT ON reports FOR EACH ROW WHEN (NEW.status = 'open') EXECUTE FUNCTION open_desk_item('report');--> statement-breakpoint
CREATE TRIGGER reports_come_back_to_the_desk AFTER UPDATE OF status ON reports FOR EACH ROW WHEN (NEW.status = 'open' AND OLD.status <> 'open') EXECUTE FUNCTION reopen_desk_item('report');--> statement-breakpoint
CREATE TRIGGER reports_leave_the_desk AFTER UPDATE OF status ON reports FOR EACH ROW WHEN (OLD.status = 'open' AND NEW.status <> 'open') EXECUTE FUNCTION close_desk_item('report');--> statement-breakpoint
CREATE TRIGGER reports_gone_from_the_desk AFTER DELETE ON reports FOR EACH ROW WHEN (OLD.status = 'open') EXECUTE FUNCTION close_desk_item('report');--> statement-breakpoint
CREATE TRIGGER applications_come_to_the_desk AFTER INSERT ON reviewer_applications FOR EACH ROW WHEN (NEW.status = 'open') EXECUTE FUNCTION open_desk_item('application');--> statement-breakpoint
CREATE TRIGGER applications_leave_the_desk AFTER UPDATE OF status ON reviewer_applications FOR EACH ROW WHEN (OLD.status = 'open' AND NEW.status <> 'open') EXECUTE FUNCTION close_desk_item('application');--> statement-breakpoint
CREATE TRIGGER applications_gone_from_the_desk AFTER DELETE ON reviewer_applications FOR EACH ROW WHEN (OLD.status = 'open') EXECUTE FUNCTION close_desk_item('application');--> statement-breakpoint
CREATE TRIGGER suggestions_come_to_the_desk AFTER INSERT ON course_suggestions FOR EACH ROW WHEN (NEW.status = 'open') EXECUTE FUNCTION open_desk_item('suggestion');--> statement-breakpoint
CREATE TRIGGER suggestions_leave_the_desk AFTER UPDATE OF status ON course_suggestions FOR EACH ROW WHEN (OLD.status = 'open' AND NEW.status <> 'open') EXECUTE FUNCTION close_desk_item('suggestion');--> statement-breakpoint
CREATE TRIGGER suggestions_gone_from_the_desk AFTER DELETE ON course_suggestions FOR EACH ROW WHEN (OLD.status = 'open') EXECUTE FUNCTION close_desk_item('suggestion');--> statement-breakpoint
CREATE TRIGGER messages_come_to_the_desk AFTER INSERT ON contact_messages FOR EACH ROW WHEN (NEW.status = 'open') EXECUTE FUNCTION open_desk_item('message');--> statement-breakpoint
CREATE TRIGGER messages_come_back_to_the_desk AFTER UPDATE OF status ON contact_messages FOR EACH ROW WHEN (NEW.status = 'open' AND OLD.status <> 'open') EXECUTE FUNCTION reopen_desk_item('message');--> statement-breakpoint
CREATE TRIGGER messages_leave_the_desk AFTER UPDATE OF status ON contact_messages FOR EACH ROW WHEN (OLD.status = 'open' AND NEW.status <> 'open') EXECUTE FUNCTION close_desk_item('message');--> statement-breakpoint
CREATE TRIGGER messages_gone_from_the_desk AFTER DELETE ON contact_messages FOR EACH ROW WHEN (OLD.status = 'open') EXECUTE FUNCTION close_desk_item('message');--> statement-breakpoint
-- A photograph waits from the moment it can be seen until an editor has looked at it, which takes its row here away.
CREATE TRIGGER photographs_come_to_the_desk AFTER UPDATE OF status, review_id ON photographs FOR EACH ROW WHEN (NEW.status = 'ready' AND NEW.review_id IS NOT NULL AND (OLD.status = 'coming' OR OLD.review_id IS NULL)) EXECUTE FUNCTION open_desk_item('photograph');--> statement-breakpoint
CREATE TRIGGER ready_photographs_come_to_the_desk AFTER INSERT ON photographs FOR EACH ROW WHEN (NEW.status = 'ready' AND NEW.review_id IS NOT NULL) EXECUTE FUNCTION open_desk_item('photograph');--> statement-breakpoint
CREATE TRIGGER photographs_leave_the_desk AFTER UPDATE OF status ON photographs FOR EACH ROW WHEN (OLD.status = 'ready' AND NEW.status <> 'ready') EXECUTE FUNCTION close_desk_item('photograph');--> statement-breakpoint
CREATE TRIGGER photographs_gone_from_the_desk AFTER DELETE ON photographs FOR EACH ROW WHEN (OLD.status = 'ready') EXECUTE FUNCTION close_desk_item('photograph');--> statement-breakpoint
CREATE TRIGGER scorecards_come_to_the_desk AFTER INSERT ON scorecards FOR EACH ROW WHEN (NEW.status = 'open') EXECUTE FUNCTION open_desk_item('scorecard');--> statement-breakpoint
CREATE TRIGGER scorecards_leave_the_desk AFTER UPDATE OF status ON scorecards FOR EACH ROW WHEN (OLD.status = 'open' AND NEW.status <> 'open') EXECUTE FUNCTION close_desk_item('scorecard');--> statement-breakpoint
CREATE TRIGGER scorecards_gone_from_the_desk AFTER DELETE ON scorecards FOR EACH ROW WHEN (OLD.status = 'open') EXECUTE FUNCTION close_desk_item('scorecard');--> statement-breakpoint
CREATE TRIGGER appeals_come_to_the_desk AFTER INSERT ON appeals FOR EACH ROW WHEN (NEW.status = 'open') EXECUTE FUNCTION open_appeal();--> statement-breakpoint
CREATE TRIGGER appeals_leave_the_desk AFTER UPDATE OF status ON appeals FOR EACH ROW WHEN (OLD.status = 'open' AND NEW.status <> 'open') EXECUTE FUNCTION close_desk_item('appeal');--> statement-breakpoint
CREATE TRIGGER appeals_gone_from_the_desk AFTER DELETE ON appeals FOR EACH ROW WHEN (OLD.status = 'open') EXECUTE FUNCTION close_desk_item('appeal');--> statement-breakpoint
-- What waits already.
INSERT INTO desk_items (kind, thing_id, opened_at, suspect)
SELECT 'review', id::text, updated_at, false FROM reviews WHERE status = 'held'
UNION ALL SELECT 'report', id::text, created_at, suspicion IS NOT NULL FROM reports WHERE status = 'open'
UNION ALL SELECT 'application', id::text, created_at, suspicion IS NOT NULL FROM reviewer_applications WHERE status = 'open'
UNION ALL SELECT 'suggestion', id::text, created_at, suspicion IS NOT NULL FROM course_suggestions WHERE status = 'open'
UNION ALL SELECT 'message', id::text, created_at, suspicion IS NOT NULL FROM contact_messages
UNION ALL SELECT 'photograph', id::text, created_at, false FROM photographs WHERE status = 'ready' AND review_id IS NOT NULL
UNION ALL SELECT 'scorecard', id::text, created_at, false FROM scorecards WHERE status = 'open';

CREATE TABLE "course_twins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_twins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"twin_id" integer NOT NULL,
	"likeness" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "course_twins_ordered" CHECK (course_id < twin_id),
	CONSTRAINT "course_twins_status_known" CHECK (status in ('open', 'apart'))
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "position_accuracy" integer;--> statement-breakpoint
ALTER TABLE "course_twins" ADD CONSTRAINT "course_twins_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_twins" ADD CONSTRAINT "course_twins_twin_id_courses_id_fk" FOREIGN KEY ("twin_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_twins_pair" ON "course_twins" USING btree ("course_id","twin_id");--> statement-breakpoint
CREATE INDEX "course_twins_of_twin" ON "course_twins" USING btree ("twin_id");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_position_accuracy_range" CHECK (position_accuracy between 1 and 50000);--> statement-breakpoint
-- By where a position is from: ours were put down from memory, those of maps are the middle of a course, others an address.
UPDATE courses SET position_accuracy = CASE coalesce(fact_sources -> 'position' ->> 'from', source)
	WHEN 'fescue' THEN 3000 WHEN 'osm' THEN 100 WHEN 'editor' THEN 100 WHEN 'club' THEN 100 WHEN 'opengolfapi' THEN 1000 ELSE 500 END
WHERE latitude IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER twins_come_to_the_desk AFTER INSERT ON course_twins FOR EACH ROW WHEN (NEW.status = 'open') EXECUTE FUNCTION open_desk_item('twins');--> statement-breakpoint
CREATE TRIGGER twins_leave_the_desk AFTER UPDATE OF status ON course_twins FOR EACH ROW WHEN (OLD.status = 'open' AND NEW.status <> 'open') EXECUTE FUNCTION close_desk_item('twins');--> statement-breakpoint
CREATE TRIGGER twins_gone_from_the_desk AFTER DELETE ON course_twins FOR EACH ROW WHEN (OLD.status = 'open') EXECUTE FUNCTION close_desk_item('twins');

CREATE TABLE "list_courses" (
	"list_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"place" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "list_courses_list_id_course_id_pk" PRIMARY KEY("list_id","course_id"),
	CONSTRAINT "list_courses_place_positive" CHECK (place > 0)
);
--> statement-breakpoint
CREATE TABLE "list_likes" (
	"list_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_likes_list_id_user_id_pk" PRIMARY KEY("list_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"visibility" text DEFAULT 'private' NOT NULL,
	"shown" boolean DEFAULT false NOT NULL,
	"link" text,
	"status" text DEFAULT 'open' NOT NULL,
	"held_by" text[] DEFAULT '{}' NOT NULL,
	"removal_ground" text,
	"removal_words" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lists_link_unique" UNIQUE("link"),
	CONSTRAINT "lists_visibility_known" CHECK (visibility in ('private', 'link', 'public')),
	CONSTRAINT "lists_status_known" CHECK (status in ('open', 'held', 'removed')),
	CONSTRAINT "lists_link_while_open" CHECK ((visibility = 'link') = (link is not null))
);
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_kind_known";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "list_id" integer;--> statement-breakpoint
ALTER TABLE "list_courses" ADD CONSTRAINT "list_courses_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_courses" ADD CONSTRAINT "list_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_likes" ADD CONSTRAINT "list_likes_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_likes" ADD CONSTRAINT "list_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_courses_of_course" ON "list_courses" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "list_likes_of_member" ON "list_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lists_of_member" ON "lists" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "lists_shown" ON "lists" USING btree ("updated_at","id") WHERE visibility = 'public' and shown and status = 'open';--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_kind_known" CHECK (kind in ('review', 'photograph', 'course', 'list'));--> statement-breakpoint
CREATE TRIGGER lists_come_to_the_desk AFTER INSERT ON lists FOR EACH ROW WHEN (NEW.status = 'held') EXECUTE FUNCTION open_desk_item('list');--> statement-breakpoint
CREATE TRIGGER lists_come_back_to_the_desk AFTER UPDATE OF status ON lists FOR EACH ROW WHEN (NEW.status = 'held' AND OLD.status <> 'held') EXECUTE FUNCTION reopen_desk_item('list');--> statement-breakpoint
CREATE TRIGGER lists_leave_the_desk AFTER UPDATE OF status ON lists FOR EACH ROW WHEN (OLD.status = 'held' AND NEW.status <> 'held') EXECUTE FUNCTION close_desk_item('list');--> statement-breakpoint
CREATE TRIGGER lists_gone_from_the_desk AFTER DELETE ON lists FOR EACH ROW WHEN (OLD.status = 'held') EXECUTE FUNCTION close_desk_item('list');

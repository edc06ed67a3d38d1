CREATE TABLE "club_announcements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "club_announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"user_id" uuid,
	"by_editor" boolean NOT NULL,
	"kind" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "club_announcements_kind_known" CHECK (kind in ('aeration', 'temporary', 'holes', 'closed', 'carts')),
	CONSTRAINT "club_announcements_days_in_order" CHECK (last_day >= first_day and ends_at > begins_at)
);
--> statement-breakpoint
ALTER TABLE "club_announcements" ADD CONSTRAINT "club_announcements_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_announcements" ADD CONSTRAINT "club_announcements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_announcements_of_course" ON "club_announcements" USING btree ("course_id","ends_at");--> statement-breakpoint
CREATE INDEX "club_announcements_of_member" ON "club_announcements" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "club_announcements_changed" ON "club_announcements" USING btree ("changed_at");
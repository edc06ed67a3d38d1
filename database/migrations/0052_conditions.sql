CREATE TABLE "condition_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "condition_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"user_id" uuid,
	"by_member" boolean NOT NULL,
	"day" date NOT NULL,
	"observed_at" timestamp with time zone NOT NULL,
	"told" jsonb NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"held_by" text[] DEFAULT '{}' NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"network_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "condition_reports_status_known" CHECK (status in ('published', 'held', 'removed')),
	CONSTRAINT "condition_reports_told_something" CHECK (jsonb_typeof(told) = 'object' and told <> '{}')
);
--> statement-breakpoint
ALTER TABLE "condition_reports" ADD CONSTRAINT "condition_reports_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condition_reports" ADD CONSTRAINT "condition_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "condition_reports_said" ON "condition_reports" USING btree ("course_id","observed_at") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "condition_reports_waiting" ON "condition_reports" USING btree ("created_at") WHERE status = 'held';--> statement-breakpoint
CREATE INDEX "condition_reports_of_course" ON "condition_reports" USING btree ("course_id","created_at");--> statement-breakpoint
CREATE INDEX "condition_reports_of_member" ON "condition_reports" USING btree ("user_id","created_at") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "condition_reports_of_network" ON "condition_reports" USING btree ("network_hash","created_at") WHERE network_hash is not null;
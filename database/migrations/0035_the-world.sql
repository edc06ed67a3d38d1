CREATE TABLE "world_differences" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "world_differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"source_id" text NOT NULL,
	"course_id" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "world_differences_course_id_kind_pk" PRIMARY KEY("course_id","kind"),
	CONSTRAINT "world_differences_id_unique" UNIQUE("id"),
	CONSTRAINT "world_differences_kind_known" CHECK (kind in ('gone', 'renamed', 'moved'))
);
--> statement-breakpoint
CREATE TABLE "world_listing" (
	"source_id" text PRIMARY KEY NOT NULL,
	"country" char(2) NOT NULL,
	"name" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"course_id" integer,
	"gone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "world_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "world_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"countries" text[] NOT NULL,
	"from_desk" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"ended_at" timestamp with time zone,
	"lines" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "world_differences" ADD CONSTRAINT "world_differences_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "world_listing" ADD CONSTRAINT "world_listing_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "world_listing_of_country" ON "world_listing" USING btree ("country");--> statement-breakpoint
CREATE INDEX "world_listing_of_course" ON "world_listing" USING btree ("course_id") WHERE course_id is not null;
CREATE TABLE "trip_courses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trip_courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "trip_courses_once" UNIQUE("day_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "trip_days" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trip_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trip_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	CONSTRAINT "trip_days_once" UNIQUE("trip_id","number")
);
--> statement-breakpoint
CREATE TABLE "trip_travellers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trip_travellers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trip_id" integer NOT NULL,
	"name" text NOT NULL,
	"key_hash" text
);
--> statement-breakpoint
CREATE TABLE "trip_votes" (
	"traveller_id" integer NOT NULL,
	"trip_course_id" integer NOT NULL,
	"vote" text,
	"played" boolean DEFAULT false NOT NULL,
	CONSTRAINT "trip_votes_traveller_id_trip_course_id_pk" PRIMARY KEY("traveller_id","trip_course_id"),
	CONSTRAINT "trip_votes_known" CHECK (vote in ('yes', 'maybe', 'no'))
);
--> statement-breakpoint
CREATE TABLE "trips" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trips_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"first_day" date NOT NULL,
	"day_count" smallint NOT NULL,
	"link_number" integer DEFAULT 1 NOT NULL,
	"link_open" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trips_days_some" CHECK (day_count >= 1)
);
--> statement-breakpoint
ALTER TABLE "trip_courses" ADD CONSTRAINT "trip_courses_day_id_trip_days_id_fk" FOREIGN KEY ("day_id") REFERENCES "public"."trip_days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_courses" ADD CONSTRAINT "trip_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_days" ADD CONSTRAINT "trip_days_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_travellers" ADD CONSTRAINT "trip_travellers_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_votes" ADD CONSTRAINT "trip_votes_traveller_id_trip_travellers_id_fk" FOREIGN KEY ("traveller_id") REFERENCES "public"."trip_travellers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_votes" ADD CONSTRAINT "trip_votes_trip_course_id_trip_courses_id_fk" FOREIGN KEY ("trip_course_id") REFERENCES "public"."trip_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trip_courses_of_course" ON "trip_courses" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trip_travellers_name" ON "trip_travellers" USING btree ("trip_id",lower(name));--> statement-breakpoint
CREATE UNIQUE INDEX "trip_travellers_key" ON "trip_travellers" USING btree ("key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "trip_travellers_owner" ON "trip_travellers" USING btree ("trip_id") WHERE key_hash is null;--> statement-breakpoint
CREATE INDEX "trip_votes_of_course" ON "trip_votes" USING btree ("trip_course_id");--> statement-breakpoint
CREATE INDEX "trips_of_member" ON "trips" USING btree ("user_id","first_day","id");--> statement-breakpoint
CREATE INDEX "trips_by_day" ON "trips" USING btree ("first_day");
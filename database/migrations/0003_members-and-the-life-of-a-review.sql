CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"handle" text,
	"public_name" text,
	"is_public" boolean DEFAULT false NOT NULL,
	"home_country" char(2),
	"handicap_tenths" smallint,
	"avatar_key" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_handle_unique" UNIQUE("handle"),
	CONSTRAINT "profiles_handicap_range" CHECK (handicap_tenths between -100 and 540)
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"review_id" integer,
	"photograph_id" uuid,
	"course_id" integer,
	"version" integer,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	"status" text DEFAULT 'open' NOT NULL,
	"suspicion" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "reports_reference_unique" UNIQUE("reference"),
	CONSTRAINT "reports_kind_known" CHECK (kind in ('review', 'photograph', 'course')),
	CONSTRAINT "reports_status_known" CHECK (status in ('open', 'upheld', 'dismissed')),
	CONSTRAINT "reports_suspicion_known" CHECK (suspicion in ('trap', 'haste', 'flood'))
);
--> statement-breakpoint
CREATE TABLE "photographs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"review_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"user_id" uuid,
	"alt" text DEFAULT '' NOT NULL,
	"position" smallint NOT NULL,
	"width" integer,
	"height" integer,
	"bytes" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'coming' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photographs_status_known" CHECK (status in ('coming', 'ready', 'failed', 'removed')),
	CONSTRAINT "photographs_position_range" CHECK (position between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "scorecards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"review_id" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scorecards_review_id_unique" UNIQUE("review_id")
);
--> statement-breakpoint
CREATE TABLE "check_ins" (
	"user_id" uuid NOT NULL,
	"course_id" integer NOT NULL,
	"day" date NOT NULL,
	"distance_metres" integer NOT NULL,
	CONSTRAINT "check_ins_user_id_course_id_day_pk" PRIMARY KEY("user_id","course_id","day")
);
--> statement-breakpoint
CREATE TABLE "club_answers" (
	"review_id" integer PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "course_representatives" (
	"course_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_representatives_course_id_user_id_pk" PRIMARY KEY("course_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "helpful_votes" (
	"review_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "helpful_votes_review_id_user_id_pk" PRIMARY KEY("review_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "liked_courses" (
	"user_id" uuid NOT NULL,
	"course_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "liked_courses_user_id_course_id_pk" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "partner_bookings" (
	"partner_id" integer NOT NULL,
	"reference" text NOT NULL,
	"course_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partner_bookings_partner_id_reference_pk" PRIMARY KEY("partner_id","reference")
);
--> statement-breakpoint
CREATE TABLE "review_versions" (
	"review_id" integer NOT NULL,
	"version" integer NOT NULL,
	"said" jsonb NOT NULL,
	"status" text NOT NULL,
	"verification" text NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_versions_review_id_version_pk" PRIMARY KEY("review_id","version")
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "tees" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "transport" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "weather" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "price_paid_minor" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "price_paid_currency" char(3);--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "handicap_band" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "language" char(2);--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "held_by" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "rejection_ground" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "rejection_words" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "visitor_email" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "network_hash" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "helpful_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "photograph_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_photograph_id_photographs_id_fk" FOREIGN KEY ("photograph_id") REFERENCES "public"."photographs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photographs" ADD CONSTRAINT "photographs_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photographs" ADD CONSTRAINT "photographs_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photographs" ADD CONSTRAINT "photographs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_answers" ADD CONSTRAINT "club_answers_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_answers" ADD CONSTRAINT "club_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_representatives" ADD CONSTRAINT "course_representatives_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_representatives" ADD CONSTRAINT "course_representatives_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpful_votes" ADD CONSTRAINT "helpful_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpful_votes" ADD CONSTRAINT "helpful_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liked_courses" ADD CONSTRAINT "liked_courses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liked_courses" ADD CONSTRAINT "liked_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_bookings" ADD CONSTRAINT "partner_bookings_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_bookings" ADD CONSTRAINT "partner_bookings_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_bookings" ADD CONSTRAINT "partner_bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_versions" ADD CONSTRAINT "review_versions_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_by_age" ON "reports" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "reports_of_address" ON "reports" USING btree ("email","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "photographs_of_review" ON "photographs" USING btree ("review_id","position");--> statement-breakpoint
CREATE INDEX "photographs_of_course" ON "photographs" USING btree ("course_id","created_at" DESC NULLS LAST) WHERE status = 'ready';--> statement-breakpoint
CREATE INDEX "photographs_of_member" ON "photographs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "helpful_votes_of_member" ON "helpful_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "partner_bookings_of_member" ON "partner_bookings" USING btree ("user_id","course_id","day");--> statement-breakpoint
CREATE INDEX "reviews_of_course_by_help" ON "reviews" USING btree ("course_id","helpful_count" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_of_network" ON "reviews" USING btree ("network_hash","created_at") WHERE network_hash is not null;--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("created_at") WHERE status = 'held';--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_transport_known" CHECK (transport in ('walked', 'cart'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_handicap_band_known" CHECK (handicap_band in ('0-9', '10-18', '19-28', '29+'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_price_whole" CHECK ((price_paid_minor is null) = (price_paid_currency is null) and price_paid_minor >= 0);
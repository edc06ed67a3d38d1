-- Trusted extension: the owner of the database may create it. Substring and typing-error search stand on it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "country_summaries" (
	"country" char(2) PRIMARY KEY NOT NULL,
	"continent" text NOT NULL,
	"courses" integer DEFAULT 0 NOT NULL,
	"rated_courses" integer DEFAULT 0 NOT NULL,
	"rating_total" numeric(12, 1) DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_slug_aliases" (
	"slug" text PRIMARY KEY NOT NULL,
	"course_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_suggestions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_suggestions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"country" char(2) NOT NULL,
	"locality" text,
	"website" text,
	"words" text,
	"course_id" integer,
	"email" text,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"other_names" text[] DEFAULT '{}' NOT NULL,
	"locality" text,
	"region" text,
	"country" char(2) NOT NULL,
	"continent" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"terrain" text,
	"cover_terrain" text DEFAULT 'parkland' NOT NULL,
	"image_url" text,
	"type" text,
	"difficulty" text,
	"description" text,
	"facilities" text[],
	"holes" smallint,
	"par" smallint,
	"length_metres" integer,
	"architect" text,
	"opened_year" smallint,
	"website" text,
	"access" text,
	"season_from" smallint,
	"season_to" smallint,
	"green_fee_minor" integer,
	"green_fee_currency" char(3),
	"green_fee_checked" date,
	"price_band" smallint,
	"built_in_rating" numeric(3, 1),
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"rating" numeric(6, 4),
	"rating_shown" numeric(3, 1),
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_mean" numeric(6, 4),
	"rating_histogram" integer[] DEFAULT '{0,0,0,0,0,0,0,0,0,0}' NOT NULL,
	"rating_newest" date,
	"rated_for" date,
	"aspects" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ranked" boolean GENERATED ALWAYS AS (rating_count >= 3) STORED,
	"search_text" text DEFAULT '' NOT NULL,
	"search_name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courses_par_plausible" CHECK (par between 27 and 80),
	CONSTRAINT "courses_holes_plausible" CHECK (holes between 1 and 180),
	CONSTRAINT "courses_latitude_range" CHECK (latitude between -90 and 90),
	CONSTRAINT "courses_longitude_range" CHECK (longitude between -180 and 180),
	CONSTRAINT "courses_season_months" CHECK (season_from between 1 and 12 and season_to between 1 and 12),
	CONSTRAINT "courses_price_band_range" CHECK (price_band between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "partner_links" (
	"course_id" integer NOT NULL,
	"partner_id" integer NOT NULL,
	"link_template" text NOT NULL,
	CONSTRAINT "partner_links_course_id_partner_id_pk" PRIMARY KEY("course_id","partner_id")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"website" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"status" text DEFAULT 'unconfirmed' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_subscribers_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "rating_days" (
	"day" date PRIMARY KEY NOT NULL,
	"prior" numeric(6, 4) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"user_id" uuid,
	"reviewer_name" text,
	"content" text NOT NULL,
	"rating" smallint NOT NULL,
	"date_played" date,
	"pros" text[] DEFAULT '{}' NOT NULL,
	"cons" text[] DEFAULT '{}' NOT NULL,
	"aspects" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"benefit" text,
	"status" text DEFAULT 'published' NOT NULL,
	"verification" text DEFAULT 'unverified' NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_rating_whole_steps" CHECK (rating between 1 and 10),
	CONSTRAINT "reviews_status_known" CHECK (status in ('published', 'held', 'rejected', 'withdrawn')),
	CONSTRAINT "reviews_verification_known" CHECK (verification in ('unverified', 'checked-in', 'booked', 'play history'))
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" text PRIMARY KEY NOT NULL,
	"form" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_slug_aliases" ADD CONSTRAINT "course_slug_aliases_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_suggestions" ADD CONSTRAINT "course_suggestions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_links" ADD CONSTRAINT "partner_links_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_links" ADD CONSTRAINT "partner_links_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "courses_slug" ON "courses" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "courses_source" ON "courses" USING btree ("source","source_id");--> statement-breakpoint
CREATE INDEX "courses_ranking" ON "courses" USING btree ("ranked" DESC NULLS LAST,(case when rating_count >= 3 then rating_shown end) desc nulls last,"search_name","id");--> statement-breakpoint
CREATE INDEX "courses_continent_ranking" ON "courses" USING btree ("continent","ranked" DESC NULLS LAST,(case when rating_count >= 3 then rating_shown end) desc nulls last,"search_name","id");--> statement-breakpoint
CREATE INDEX "courses_country_ranking" ON "courses" USING btree ("country","ranked" DESC NULLS LAST,(case when rating_count >= 3 then rating_shown end) desc nulls last,"search_name","id");--> statement-breakpoint
CREATE INDEX "courses_position" ON "courses" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "courses_search_text" ON "courses" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "courses_search_name" ON "courses" USING btree (search_name text_pattern_ops);--> statement-breakpoint
CREATE INDEX "reviews_of_course" ON "reviews" USING btree ("course_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_of_course_by_rating" ON "reviews" USING btree ("course_id","rating" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_latest" ON "reviews" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published';--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_a_course_and_day" ON "reviews" USING btree ("user_id","course_id","date_played") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "reviews_of_member" ON "reviews" USING btree ("user_id") WHERE user_id is not null;
--> statement-breakpoint
-- Counts by country are kept as rows change, one upsert a statement, so that no page ever counts courses.
CREATE FUNCTION count_courses_by_country() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO country_summaries AS s (country, continent, courses, rated_courses, rating_total)
		SELECT country, min(continent), count(*), count(rating_shown), coalesce(sum(rating_shown), 0)
		FROM new_rows GROUP BY country ORDER BY country
		ON CONFLICT (country) DO UPDATE SET continent = excluded.continent, courses = s.courses + excluded.courses,
			rated_courses = s.rated_courses + excluded.rated_courses, rating_total = s.rating_total + excluded.rating_total;
	ELSIF TG_OP = 'DELETE' THEN
		UPDATE country_summaries s SET courses = s.courses - gone.courses,
			rated_courses = s.rated_courses - gone.rated, rating_total = s.rating_total - gone.total
		FROM (SELECT country, count(*) AS courses, count(rating_shown) AS rated, coalesce(sum(rating_shown), 0) AS total
			FROM old_rows GROUP BY country ORDER BY country) gone
		WHERE gone.country = s.country;
	ELSE
		INSERT INTO country_summaries AS s (country, continent, courses, rated_courses, rating_total)
		SELECT country, min(continent), sum(n), sum(rated), sum(total)
		FROM (
			SELECT country, continent, 1 AS n, (rating_shown IS NOT NULL)::int AS rated, coalesce(rating_shown, 0) AS total FROM new_rows
			UNION ALL
			SELECT country, continent, -1, -(rating_shown IS NOT NULL)::int, -coalesce(rating_shown, 0) FROM old_rows
		) changes
		GROUP BY country HAVING sum(n) <> 0 OR sum(rated) <> 0 OR sum(total) <> 0 ORDER BY country
		ON CONFLICT (country) DO UPDATE SET courses = s.courses + excluded.courses,
			rated_courses = s.rated_courses + excluded.rated_courses, rating_total = s.rating_total + excluded.rating_total;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER courses_counted_on_insert AFTER INSERT ON courses REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION count_courses_by_country();
--> statement-breakpoint
CREATE TRIGGER courses_counted_on_delete AFTER DELETE ON courses REFERENCING OLD TABLE AS old_rows
	FOR EACH STATEMENT EXECUTE FUNCTION count_courses_by_country();
--> statement-breakpoint
CREATE TRIGGER courses_counted_on_update AFTER UPDATE ON courses REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION count_courses_by_country();

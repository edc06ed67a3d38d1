-- Where a position lies on the map of Mercator, in degrees of longitude: what is nearest there is nearest on the ground.
CREATE FUNCTION on_mercator(latitude double precision, longitude double precision) RETURNS point LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT point(longitude, degrees(ln(tan(radians(45 + least(greatest(latitude, -85), 85) / 2)))))
$$;
--> statement-breakpoint
CREATE TABLE "place_outlines" (
	"place_id" text NOT NULL,
	"kind" text NOT NULL,
	"country" char(2) NOT NULL,
	"outline" "polygon" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place_slug_aliases" (
	"country" char(2) NOT NULL,
	"slug" text NOT NULL,
	"place_id" text NOT NULL,
	CONSTRAINT "place_slug_aliases_country_slug_pk" PRIMARY KEY("country","slug")
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"country" char(2) NOT NULL,
	"slug" text NOT NULL,
	"parent" text,
	"names" jsonb NOT NULL,
	"native_name" text,
	"latitude" double precision,
	"longitude" double precision,
	"south" double precision,
	"west" double precision,
	"north" double precision,
	"east" double precision,
	"population" integer,
	"sentence" text
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "nation" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "region_name" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "town_id" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "areas" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "region_summaries" ADD COLUMN "kind" text DEFAULT 'region' NOT NULL;--> statement-breakpoint
ALTER TABLE "region_summaries" ADD COLUMN "nation" text;--> statement-breakpoint
ALTER TABLE "place_outlines" ADD CONSTRAINT "place_outlines_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_slug_aliases" ADD CONSTRAINT "place_slug_aliases_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "place_outlines_outline" ON "place_outlines" USING gist ("outline");--> statement-breakpoint
CREATE INDEX "place_outlines_place" ON "place_outlines" USING btree ("place_id");--> statement-breakpoint
CREATE UNIQUE INDEX "places_slug" ON "places" USING btree ("kind","country","slug");--> statement-breakpoint
CREATE INDEX "places_towns" ON "places" USING gist (on_mercator(latitude, longitude)) WHERE kind = 'town';--> statement-breakpoint
CREATE INDEX "courses_nation_ranking" ON "courses" USING btree ("nation","ranked" DESC NULLS LAST,(case when rating_count >= 3 then rating_shown else renown end) desc nulls last,"search_name","id") WHERE nation is not null;
--> statement-breakpoint
-- The id of the town that is nearest to a position: of its own country where that has one among the nearest.
CREATE FUNCTION town_of_position(of_country text, latitude double precision, longitude double precision) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT id FROM (
		SELECT p.id, p.country, on_mercator(p.latitude, p.longitude) <-> on_mercator($2, $3) AS away FROM places p
		WHERE p.kind = 'town' ORDER BY on_mercator(p.latitude, p.longitude) <-> on_mercator($2, $3) LIMIT 12
	) near ORDER BY country <> of_country, away, id LIMIT 1
$$;
--> statement-breakpoint
-- The id of the region of a country that a position lies in. The index of outlines is asked by their boxes: it knows no points. `town` is the town nearest to it, which decides where the outlines cannot:
-- in land that lies in several regions, within 250 metres of a border where it is itself no farther than two kilometres, and where there
-- is no land of the country within five. A position off the shore belongs to the land beside it.
CREATE FUNCTION region_of_position(of_country text, latitude double precision, longitude double precision, town text) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
	here point := point(longitude, latitude);
	found record;
	beside text;
	away double precision;
BEGIN
	SELECT o.place_id AS id, o.kind INTO found FROM place_outlines o
	WHERE o.outline && polygon(box(here, here)) AND o.outline @> here AND o.country = of_country AND o.kind <> 'area'
	GROUP BY o.place_id, o.kind HAVING count(*) % 2 = 1 ORDER BY o.kind DESC, o.place_id LIMIT 1;
	IF found IS NULL THEN
		SELECT o.place_id AS id, o.kind INTO found FROM place_outlines o
		WHERE o.outline && polygon(box(point(longitude - 0.05, latitude - 0.05), point(longitude + 0.05, latitude + 0.05)))
			AND o.country = of_country AND o.kind <> 'area'
		ORDER BY o.outline <-> here, o.place_id LIMIT 1;
	END IF;
	SELECT p.parent, on_mercator(p.latitude, p.longitude) <-> on_mercator($2, $3) INTO beside, away FROM places p
	WHERE p.id = town AND p.country = of_country AND p.parent <> of_country;
	-- A degree of the map of Mercator is 111 kilometres at the equator, and fewer the farther from it.
	IF found.kind = 'region' AND (beside = found.id OR away * 111 * cos(radians(latitude)) > 2 OR beside IS NULL) THEN
		RETURN found.id;
	END IF;
	IF found.kind = 'region' AND NOT EXISTS (SELECT FROM place_outlines o WHERE o.place_id = beside
		AND o.outline && polygon(box(point(longitude - 0.01, latitude - 0.01), point(longitude + 0.01, latitude + 0.01)))
		AND (o.outline <-> here) < 0.00225) THEN
		RETURN found.id;
	END IF;
	RETURN beside;
END $$;
--> statement-breakpoint
-- The id of the region or nation of a country that goes by a name, in whatever of the languages that are known of it.
CREATE FUNCTION region_of_name(of_country text, called text) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT id FROM (
		SELECT p.id, p.kind, 1 AS rank FROM places p
		WHERE p.kind IN ('region', 'nation') AND p.country = of_country AND (p.slug = slug_of_region(called)
			OR lower(p.native_name) = lower(called) OR EXISTS (SELECT FROM jsonb_each_text(p.names) n WHERE lower(n.value) = lower(called)))
		UNION ALL
		SELECT p.id, p.kind, 2 FROM region_names n JOIN places p ON p.country = n.country AND p.slug = n.slug AND p.kind IN ('region', 'nation')
		WHERE n.country = of_country AND n.spelling = lower(called)
	) found ORDER BY rank, kind DESC, id LIMIT 1
$$;
--> statement-breakpoint
-- The ids of the golf areas around a position.
CREATE FUNCTION areas_of_position(latitude double precision, longitude double precision) RETURNS text[] LANGUAGE sql STABLE AS $$
	SELECT coalesce(array_agg(DISTINCT o.place_id ORDER BY o.place_id), '{}') FROM place_outlines o
	WHERE o.outline && polygon(box(point(longitude, latitude), point(longitude, latitude)))
		AND o.outline @> point(longitude, latitude) AND o.kind = 'area'
$$;
--> statement-breakpoint
-- Where a course lies follows from its position. What a source calls its region, or its town, is asked only where nobody knows the
-- position, and only for the name of a place that we know.
CREATE FUNCTION place_course() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	found text;
	place places;
	listed region_names;
BEGIN
	NEW.nation := NULL;
	NEW.region_slug := NULL;
	NEW.region_name := NULL;
	NEW.town_id := NULL;
	NEW.areas := '{}';
	IF NEW.latitude IS NOT NULL AND NEW.longitude IS NOT NULL THEN
		NEW.town_id := town_of_position(NEW.country, NEW.latitude, NEW.longitude);
		found := region_of_position(NEW.country, NEW.latitude, NEW.longitude, NEW.town_id);
		NEW.areas := areas_of_position(NEW.latitude, NEW.longitude);
	END IF;
	found := coalesce(found, region_of_name(NEW.country, NEW.region), region_of_name(NEW.country, NEW.locality));
	SELECT * INTO place FROM places WHERE id = found;
	IF place.kind = 'nation' THEN
		NEW.nation := place.slug;
	ELSIF place.kind = 'region' THEN
		NEW.region_slug := place.slug;
		NEW.region_name := place.names ->> 'en';
		NEW.nation := (SELECT slug FROM places WHERE id = place.parent AND kind = 'nation');
	ELSE
		SELECT * INTO listed FROM region_names n WHERE n.country = NEW.country AND n.spelling = lower(coalesce(NEW.region, NEW.locality));
		NEW.region_slug := listed.slug;
		NEW.region_name := listed.name;
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER courses_region_named ON courses;
--> statement-breakpoint
DROP FUNCTION name_region_of_course();
--> statement-breakpoint
CREATE TRIGGER courses_placed BEFORE INSERT OR UPDATE OF country, region, locality, latitude, longitude ON courses
	FOR EACH ROW EXECUTE FUNCTION place_course();
--> statement-breakpoint
-- A course of a nation counts twice: for its region, and for the nation.
CREATE OR REPLACE FUNCTION count_courses_by_region() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO region_summaries AS s (country, slug, kind, name, nation, courses, rated_courses, rating_total)
		SELECT c.country, v.slug, min(v.kind), min(v.name), min(v.nation), count(*), count(c.rating_shown), coalesce(sum(c.rating_shown), 0)
		FROM new_rows c CROSS JOIN LATERAL (VALUES (c.region_slug, 'region', c.region_name, c.nation), (c.nation, 'nation', c.nation, NULL)) v (slug, kind, name, nation)
		WHERE c.closed_on IS NULL AND c.kind = 'course' AND v.slug IS NOT NULL
		GROUP BY c.country, v.slug ORDER BY c.country, v.slug
		ON CONFLICT (country, slug) DO UPDATE SET kind = excluded.kind, name = excluded.name, nation = excluded.nation, courses = s.courses + excluded.courses,
			rated_courses = s.rated_courses + excluded.rated_courses, rating_total = s.rating_total + excluded.rating_total;
	ELSIF TG_OP = 'DELETE' THEN
		UPDATE region_summaries s SET courses = s.courses - gone.courses,
			rated_courses = s.rated_courses - gone.rated, rating_total = s.rating_total - gone.total
		FROM (SELECT c.country, v.slug, count(*) AS courses, count(c.rating_shown) AS rated, coalesce(sum(c.rating_shown), 0) AS total
			FROM old_rows c CROSS JOIN LATERAL (VALUES (c.region_slug), (c.nation)) v (slug)
			WHERE c.closed_on IS NULL AND c.kind = 'course' AND v.slug IS NOT NULL
			GROUP BY c.country, v.slug ORDER BY c.country, v.slug) gone
		WHERE gone.country = s.country AND gone.slug = s.slug;
	ELSE
		INSERT INTO region_summaries AS s (country, slug, kind, name, nation, courses, rated_courses, rating_total)
		-- What has come says what the place is; of places that have only been left it is already there.
		SELECT c.country, v.slug, (array_agg(v.kind ORDER BY c.n DESC))[1], (array_agg(v.name ORDER BY c.n DESC))[1], (array_agg(v.nation ORDER BY c.n DESC))[1],
			sum(c.n), sum(c.rated), sum(c.total)
		FROM (
			SELECT country, region_slug, region_name, nation, 1 AS n, (rating_shown IS NOT NULL)::int AS rated, coalesce(rating_shown, 0) AS total
			FROM new_rows WHERE closed_on IS NULL AND kind = 'course'
			UNION ALL
			SELECT country, region_slug, region_name, nation, -1, -(rating_shown IS NOT NULL)::int, -coalesce(rating_shown, 0)
			FROM old_rows WHERE closed_on IS NULL AND kind = 'course'
		) c CROSS JOIN LATERAL (VALUES (c.region_slug, 'region', c.region_name, c.nation), (c.nation, 'nation', c.nation, NULL)) v (slug, kind, name, nation)
		WHERE v.slug IS NOT NULL
		GROUP BY c.country, v.slug HAVING sum(c.n) <> 0 OR sum(c.rated) <> 0 OR sum(c.total) <> 0 ORDER BY c.country, v.slug
		ON CONFLICT (country, slug) DO UPDATE SET kind = excluded.kind, name = excluded.name, nation = excluded.nation, courses = s.courses + excluded.courses,
			rated_courses = s.rated_courses + excluded.rated_courses, rating_total = s.rating_total + excluded.rating_total;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE courses c SET region_name = coalesce((SELECT min(n.name) FROM region_names n WHERE n.country = c.country AND n.slug = c.region_slug), c.region)
WHERE region_slug IS NOT NULL;

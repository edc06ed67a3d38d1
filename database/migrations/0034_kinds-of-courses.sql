ALTER TABLE "courses" ADD COLUMN "kind" text DEFAULT 'course' NOT NULL;--> statement-breakpoint
-- Lists have courses in the full sense, so the counts that they are paged by leave the others out.
CREATE OR REPLACE FUNCTION count_courses_by_country() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO country_summaries AS s (country, continent, courses, rated_courses, rating_total)
		SELECT country, min(continent), count(*), count(rating_shown), coalesce(sum(rating_shown), 0)
		FROM new_rows WHERE closed_on IS NULL AND kind = 'course' GROUP BY country ORDER BY country
		ON CONFLICT (country) DO UPDATE SET continent = excluded.continent, courses = s.courses + excluded.courses,
			rated_courses = s.rated_courses + excluded.rated_courses, rating_total = s.rating_total + excluded.rating_total;
	ELSIF TG_OP = 'DELETE' THEN
		UPDATE country_summaries s SET courses = s.courses - gone.courses,
			rated_courses = s.rated_courses - gone.rated, rating_total = s.rating_total - gone.total
		FROM (SELECT country, count(*) AS courses, count(rating_shown) AS rated, coalesce(sum(rating_shown), 0) AS total
			FROM old_rows WHERE closed_on IS NULL AND kind = 'course' GROUP BY country ORDER BY country) gone
		WHERE gone.country = s.country;
	ELSE
		INSERT INTO country_summaries AS s (country, continent, courses, rated_courses, rating_total)
		SELECT country, min(continent), sum(n), sum(rated), sum(total)
		FROM (
			SELECT country, continent, 1 AS n, (rating_shown IS NOT NULL)::int AS rated, coalesce(rating_shown, 0) AS total FROM new_rows WHERE closed_on IS NULL AND kind = 'course'
			UNION ALL
			SELECT country, continent, -1, -(rating_shown IS NOT NULL)::int, -coalesce(rating_shown, 0) FROM old_rows WHERE closed_on IS NULL AND kind = 'course'
		) changes
		GROUP BY country HAVING sum(n) <> 0 OR sum(rated) <> 0 OR sum(total) <> 0 ORDER BY country
		ON CONFLICT (country) DO UPDATE SET courses = s.courses + excluded.courses,
			rated_courses = s.rated_courses + excluded.rated_courses, rating_total = s.rating_total + excluded.rating_total;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_courses_by_region() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO region_summaries AS s (country, slug, name, courses, rated_courses, rating_total)
		SELECT c.country, c.region_slug, coalesce((SELECT min(n.name) FROM region_names n WHERE n.country = c.country AND n.slug = c.region_slug), min(c.region)),
			count(*), count(c.rating_shown), coalesce(sum(c.rating_shown), 0)
		FROM new_rows c WHERE c.closed_on IS NULL AND c.kind = 'course' AND c.region_slug IS NOT NULL GROUP BY c.country, c.region_slug ORDER BY c.country, c.region_slug
		ON CONFLICT (country, slug) DO UPDATE SET courses = s.courses + excluded.courses,
			rated_courses = s.rated_courses + excluded.rated_courses, rating_total = s.rating_total + excluded.rating_total;
	ELSIF TG_OP = 'DELETE' THEN
		UPDATE region_summaries s SET courses = s.courses - gone.courses,
			rated_courses = s.rated_courses - gone.rated, rating_total = s.rating_total - gone.total
		FROM (SELECT country, region_slug, count(*) AS courses, count(rating_shown) AS rated, coalesce(sum(rating_shown), 0) AS total
			FROM old_rows WHERE closed_on IS NULL AND kind = 'course' AND region_slug IS NOT NULL GROUP BY country, region_slug ORDER BY country, region_slug) gone
		WHERE gone.country = s.country AND gone.region_slug = s.slug;
	ELSE
		INSERT INTO region_summaries AS s (country, slug, name, courses, rated_courses, rating_total)
		SELECT c.country, c.region_slug, coalesce((SELECT min(n.name) FROM region_names n WHERE n.country = c.country AND n.slug = c.region_slug), min(c.region)),
			sum(n), sum(rated), sum(total)
		FROM (
			SELECT country, region_slug, region, 1 AS n, (rating_shown IS NOT NULL)::int AS rated, coalesce(rating_shown, 0) AS total FROM new_rows WHERE closed_on IS NULL AND kind = 'course'
			UNION ALL
			SELECT country, region_slug, region, -1, -(rating_shown IS NOT NULL)::int, -coalesce(rating_shown, 0) FROM old_rows WHERE closed_on IS NULL AND kind = 'course'
		) c
		WHERE c.region_slug IS NOT NULL
		GROUP BY c.country, c.region_slug HAVING sum(n) <> 0 OR sum(rated) <> 0 OR sum(total) <> 0 ORDER BY c.country, c.region_slug
		ON CONFLICT (country, slug) DO UPDATE SET courses = s.courses + excluded.courses,
			rated_courses = s.rated_courses + excluded.rated_courses, rating_total = s.rating_total + excluded.rating_total;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- What the names, and the holes and their par, say of courses that are there; an import and the shipped catalogue look more closely.
UPDATE courses SET kind = told.kind
FROM (
	SELECT id, CASE
		WHEN names ~ 'pitch[ -]?(and|&|n|''n''|und|et|en|e|y|og|och)?[ -]?putt' THEN 'pitch-and-putt'
		WHEN names ~ '\mpar[ -]?(3|three)\M|\mkurzplatz\M|\mkorthål' AND NOT coalesce(par > 60 OR par > holes * 3.2, false) THEN 'par-3'
		WHEN names ~ '\mfootgolf|putting (course|green)' THEN 'other'
		WHEN par <= holes * 3 AND par <= 60 THEN 'par-3'
	END AS kind
	FROM (SELECT id, holes, par, lower(concat_ws(', ', name, array_to_string(other_names, ', '))) AS names FROM courses) named
) told WHERE told.id = courses.id AND told.kind IS NOT NULL;--> statement-breakpoint
UPDATE courses SET fact_sources = fact_sources || jsonb_build_object('kind', fact_sources -> 'name') WHERE fact_sources ? 'name';

DROP INDEX "place_outlines_outline";--> statement-breakpoint
CREATE INDEX "place_outlines_box" ON "place_outlines" USING gist (box(outline));
--> statement-breakpoint
-- As before, but pieces are found by the boxes around them: whether two outlines meet takes as long as all the rest.
CREATE OR REPLACE FUNCTION region_of_position(of_country text, latitude double precision, longitude double precision, town text) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
	here point := point(longitude, latitude);
	around box := box(point(longitude - 0.05, latitude - 0.05), point(longitude + 0.05, latitude + 0.05));
	close_by box := box(point(longitude - 0.01, latitude - 0.01), point(longitude + 0.01, latitude + 0.01));
	found record;
	beside text;
	away double precision;
BEGIN
	SELECT o.place_id AS id, o.kind INTO found FROM place_outlines o
	WHERE box(o.outline) @> box(here, here) AND o.country = of_country AND o.kind <> 'area' AND o.outline @> here
	GROUP BY o.place_id, o.kind HAVING count(*) % 2 = 1 ORDER BY o.kind DESC, o.place_id LIMIT 1;
	IF found IS NULL THEN
		SELECT o.place_id AS id, o.kind INTO found FROM place_outlines o
		WHERE box(o.outline) && around AND o.country = of_country AND o.kind <> 'area' AND o.outline && polygon(around)
		ORDER BY o.outline <-> here, o.place_id LIMIT 1;
	END IF;
	SELECT p.parent, on_mercator(p.latitude, p.longitude) <-> on_mercator($2, $3) INTO beside, away FROM places p
	WHERE p.id = town AND p.country = of_country AND p.parent <> of_country;
	-- A degree of the map of Mercator is 111 kilometres at the equator, and fewer the farther from it.
	IF found.kind = 'region' AND (beside = found.id OR away * 111 * cos(radians(latitude)) > 2 OR beside IS NULL) THEN
		RETURN found.id;
	END IF;
	IF found.kind = 'region' AND NOT EXISTS (SELECT FROM place_outlines o WHERE o.place_id = beside
		AND box(o.outline) && close_by AND (o.outline <-> here) < 0.00225) THEN
		RETURN found.id;
	END IF;
	RETURN beside;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION areas_of_position(latitude double precision, longitude double precision) RETURNS text[] LANGUAGE sql STABLE AS $$
	SELECT coalesce(array_agg(DISTINCT o.place_id ORDER BY o.place_id), '{}') FROM place_outlines o
	WHERE box(o.outline) @> box(point(longitude, latitude), point(longitude, latitude))
		AND o.kind = 'area' AND o.outline @> point(longitude, latitude)
$$;
--> statement-breakpoint
-- An import places its courses while it reads its files, by the same function on its own table: what comes placed is not placed again.
DROP TRIGGER courses_placed ON courses;
--> statement-breakpoint
CREATE TRIGGER courses_placed BEFORE INSERT ON courses
	FOR EACH ROW WHEN (NEW.town_id IS NULL) EXECUTE FUNCTION place_course();
--> statement-breakpoint
CREATE TRIGGER courses_placed_anew BEFORE UPDATE OF country, region, locality, latitude, longitude ON courses
	FOR EACH ROW EXECUTE FUNCTION place_course();

-- What has no name is no region: nothing is read for it.
ALTER FUNCTION region_of_name(text, text) STRICT;
--> statement-breakpoint
-- As before, but close to a border the source has the last word: outlines are drawn up to a mile wrong, and who knows a course knows
-- on which side of the river it lies. What it calls the town does not count: Hamburg and Glasgow are also where one gets off the train. A hundredth of a degree is 1.1 kilometres, and less from west to east.
CREATE OR REPLACE FUNCTION place_of(of_country text, of_region text, of_locality text, latitude double precision, longitude double precision,
	OUT nation text, OUT region_slug text, OUT region_name text, OUT town_id text, OUT areas text[]) LANGUAGE plpgsql STABLE AS $$
DECLARE
	here point := point(longitude, latitude);
	close_by box := box(point(longitude - 0.025, latitude - 0.025), point(longitude + 0.025, latitude + 0.025));
	found text;
	named text;
	place places;
BEGIN
	areas := '{}';
	IF latitude IS NOT NULL AND longitude IS NOT NULL THEN
		town_id := town_of_position(of_country, latitude, longitude);
		found := region_of_position(of_country, latitude, longitude, town_id);
		areas := areas_of_position(latitude, longitude);
	END IF;
	IF of_region IS NOT NULL AND EXISTS (SELECT FROM place_outlines o WHERE box(o.outline) && close_by AND o.country = of_country
		AND o.kind = 'region' AND o.place_id <> found AND (o.outline <-> here) < 0.025) THEN
		named := region_of_name(of_country, of_region);
		IF named <> found AND EXISTS (SELECT FROM place_outlines o WHERE o.place_id = named AND o.kind = 'region'
			AND box(o.outline) && close_by AND (o.outline <-> here) < 0.025) THEN
			found := named;
		END IF;
	END IF;
	found := coalesce(found, region_of_name(of_country, of_region), region_of_name(of_country, of_locality));
	SELECT * INTO place FROM places WHERE id = found;
	IF place.kind = 'nation' THEN
		nation := place.slug;
	ELSIF place.kind = 'region' THEN
		region_slug := place.slug;
		region_name := place.names ->> 'en';
		nation := (SELECT slug FROM places WHERE id = place.parent AND kind = 'nation');
	ELSE
		SELECT n.slug, n.name INTO region_slug, region_name FROM region_names n
		WHERE n.country = of_country AND n.spelling = lower(coalesce(of_region, of_locality));
	END IF;
END $$;

-- Where a course lies, as its row tells it; an import asks before it inserts, while its transaction does other things.
CREATE FUNCTION place_of(of_country text, of_region text, of_locality text, latitude double precision, longitude double precision,
	OUT nation text, OUT region_slug text, OUT region_name text, OUT town_id text, OUT areas text[]) LANGUAGE plpgsql STABLE AS $$
DECLARE
	found text;
	place places;
BEGIN
	areas := '{}';
	IF latitude IS NOT NULL AND longitude IS NOT NULL THEN
		town_id := town_of_position(of_country, latitude, longitude);
		found := region_of_position(of_country, latitude, longitude, town_id);
		areas := areas_of_position(latitude, longitude);
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION place_course() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT nation, region_slug, region_name, town_id, areas INTO NEW.nation, NEW.region_slug, NEW.region_name, NEW.town_id, NEW.areas
	FROM place_of(NEW.country, NEW.region, NEW.locality, NEW.latitude, NEW.longitude);
	RETURN NEW;
END $$;

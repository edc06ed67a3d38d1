ALTER TABLE "courses" ADD COLUMN "fact_sources" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- What is known already came from where its course came from, on the day it did.
UPDATE courses SET fact_sources = jsonb_strip_nulls(jsonb_build_object(
	'name', CASE WHEN name IS NOT NULL THEN s.source END,
	'otherNames', CASE WHEN cardinality(other_names) > 0 THEN s.source END,
	'locality', CASE WHEN locality IS NOT NULL THEN s.source END,
	'region', CASE WHEN region IS NOT NULL THEN s.source END,
	'country', CASE WHEN country IS NOT NULL THEN s.source END,
	'position', CASE WHEN latitude IS NOT NULL THEN s.source END,
	'holes', CASE WHEN holes IS NOT NULL THEN s.source END,
	'par', CASE WHEN par IS NOT NULL THEN s.source END,
	'lengthMetres', CASE WHEN length_metres IS NOT NULL THEN s.source END,
	'forwardTeesMetres', CASE WHEN forward_tees_metres IS NOT NULL THEN s.source END,
	'type', CASE WHEN type IS NOT NULL THEN s.source END,
	'difficulty', CASE WHEN difficulty IS NOT NULL THEN s.source END,
	'terrain', CASE WHEN terrain IS NOT NULL THEN s.source END,
	'walkability', CASE WHEN walkability IS NOT NULL THEN s.source END,
	'architect', CASE WHEN architect IS NOT NULL THEN s.source END,
	'openedYear', CASE WHEN opened_year IS NOT NULL THEN s.source END,
	'description', CASE WHEN description IS NOT NULL THEN s.source END,
	'facilities', CASE WHEN cardinality(facilities) > 0 THEN s.source END,
	'access', CASE WHEN access IS NOT NULL THEN s.source END,
	'priceBand', CASE WHEN price_band IS NOT NULL THEN s.source END,
	'season', CASE WHEN season_from IS NOT NULL THEN s.source END,
	'greenFee', CASE WHEN green_fee_minor IS NOT NULL THEN s.source END,
	'website', CASE WHEN website IS NOT NULL THEN s.source END,
	'imageUrl', CASE WHEN image_url IS NOT NULL THEN s.source END))
FROM (
	SELECT id, jsonb_strip_nulls(jsonb_build_object(
		'from', CASE source WHEN 'suggestion' THEN 'member' ELSE source END,
		'ref', CASE WHEN source NOT IN ('fescue', 'suggestion') AND source_id NOT LIKE 'row:%' THEN regexp_replace(source_id, '^osm:((node|way|relation)/)', '\1') END,
		'day', CASE source WHEN 'fescue' THEN '2026-11-01' ELSE to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') END)) AS source
	FROM courses
) s WHERE s.id = courses.id;--> statement-breakpoint
-- What editors have changed since, as the log tells it.
UPDATE courses SET fact_sources = fact_sources || edited.facts
FROM (
	SELECT c.id, jsonb_object_agg(told.fact, jsonb_build_object('from', 'editor', 'day', told.day)) AS facts
	FROM (
		SELECT l.thing_id, f.fact, max(to_char(l.at AT TIME ZONE 'UTC', 'YYYY-MM-DD')) AS day
		FROM desk_log l CROSS JOIN LATERAL jsonb_object_keys(l.after) AS changed(name)
		JOIN (VALUES ('name', 'name'), ('otherNames', 'otherNames'), ('locality', 'locality'), ('region', 'region'), ('country', 'country'), ('latitude', 'position'), ('longitude', 'position'), ('holes', 'holes'), ('par', 'par'), ('lengthMetres', 'lengthMetres'), ('forwardTeesMetres', 'forwardTeesMetres'), ('type', 'type'), ('difficulty', 'difficulty'), ('terrain', 'terrain'), ('walkability', 'walkability'), ('architect', 'architect'), ('openedYear', 'openedYear'), ('description', 'description'), ('facilities', 'facilities'), ('access', 'access'), ('priceBand', 'priceBand'), ('seasonFrom', 'season'), ('seasonTo', 'season'), ('greenFee', 'greenFee'), ('greenFeeCurrency', 'greenFee'), ('greenFeeChecked', 'greenFee'), ('website', 'website'), ('imageUrl', 'imageUrl')) AS f(name, fact) ON f.name = changed.name
		WHERE l.thing_kind = 'course' AND l.action = 'course edited' GROUP BY l.thing_id, f.fact
	) told
	JOIN courses c ON c.id::text = told.thing_id AND c.fact_sources ? told.fact
	GROUP BY c.id
) edited WHERE edited.id = courses.id;

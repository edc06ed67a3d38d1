ALTER TABLE "courses" ADD COLUMN "rating_tally" jsonb;--> statement-breakpoint
-- A rating that is stored without its tally, as nodes of the version before do, leaves none: the one there was made of other reviews.
CREATE FUNCTION keep_fresh_tally() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.rating_tally := CASE WHEN NEW.rating_tally ? 'fresh' THEN NEW.rating_tally - 'fresh' END;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER courses_tally_is_fresh BEFORE UPDATE OF rating ON courses
	FOR EACH ROW WHEN (NEW.rating_tally IS NOT NULL) EXECUTE FUNCTION keep_fresh_tally();

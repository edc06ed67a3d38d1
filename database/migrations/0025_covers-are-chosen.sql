ALTER TABLE "photographs" ADD COLUMN "cover_chosen_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "reports_open_of_photograph" ON "reports" USING btree ("photograph_id") WHERE status = 'open' and photograph_id is not null;--> statement-breakpoint
CREATE INDEX "photographs_chosen_as_cover" ON "photographs" USING btree ("course_id","cover_chosen_at") WHERE status = 'ready' and cover_chosen_at is not null;--> statement-breakpoint
-- A photograph waits for an editor only while its review may be read, or may come to be.
CREATE FUNCTION open_photograph_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The review's row is locked as counting its photographs does next: it is not rejected in between.
	INSERT INTO desk_items (kind, thing_id, opened_at, suspect)
	SELECT 'photograph', NEW.id::text, CASE WHEN TG_ARGV[0] = 'anew' THEN now() ELSE NEW.created_at END, false
	FROM reviews WHERE id = NEW.review_id AND status IN ('published', 'held') FOR NO KEY UPDATE
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION take_photographs_along() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.status IN ('published', 'held') THEN
		INSERT INTO desk_items (kind, thing_id, opened_at, suspect)
		SELECT 'photograph', id::text, NEW.updated_at, false FROM photographs WHERE review_id = NEW.id AND status = 'ready'
		ON CONFLICT DO NOTHING;
	ELSE
		DELETE FROM desk_items WHERE kind = 'photograph' AND thing_id IN (SELECT id::text FROM photographs WHERE review_id = NEW.id);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER photographs_come_to_the_desk ON photographs;--> statement-breakpoint
DROP TRIGGER ready_photographs_come_to_the_desk ON photographs;--> statement-breakpoint
DROP TRIGGER captions_come_back_to_the_desk ON photographs;--> statement-breakpoint
CREATE TRIGGER photographs_come_to_the_desk AFTER UPDATE OF status, review_id ON photographs FOR EACH ROW WHEN (NEW.status = 'ready' AND NEW.review_id IS NOT NULL AND (OLD.status = 'coming' OR OLD.review_id IS NULL)) EXECUTE FUNCTION open_photograph_item();--> statement-breakpoint
CREATE TRIGGER ready_photographs_come_to_the_desk AFTER INSERT ON photographs FOR EACH ROW WHEN (NEW.status = 'ready' AND NEW.review_id IS NOT NULL) EXECUTE FUNCTION open_photograph_item();--> statement-breakpoint
CREATE TRIGGER captions_come_back_to_the_desk AFTER UPDATE OF alt ON photographs FOR EACH ROW WHEN (NEW.status = 'ready' AND NEW.review_id IS NOT NULL AND OLD.review_id IS NOT NULL AND NEW.alt <> OLD.alt) EXECUTE FUNCTION open_photograph_item('anew');--> statement-breakpoint
CREATE TRIGGER reviews_take_photographs_along AFTER UPDATE OF status ON reviews FOR EACH ROW WHEN ((OLD.status IN ('published', 'held')) <> (NEW.status IN ('published', 'held'))) EXECUTE FUNCTION take_photographs_along();--> statement-breakpoint
DELETE FROM desk_items WHERE kind = 'photograph' AND thing_id IN (
	SELECT photographs.id::text FROM photographs JOIN reviews ON reviews.id = photographs.review_id WHERE reviews.status NOT IN ('published', 'held')
);

CREATE TABLE "picture_removals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "photographs" ALTER COLUMN "review_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "photographs" ALTER COLUMN "course_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "photographs" ALTER COLUMN "position" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "photographs" ADD COLUMN "attempts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "photographs" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "photographs_to_make" ON "photographs" USING btree ("created_at") WHERE status = 'coming';--> statement-breakpoint
CREATE INDEX "photographs_without_review" ON "photographs" USING btree ("created_at") WHERE review_id is null;--> statement-breakpoint
ALTER TABLE "photographs" ADD CONSTRAINT "photographs_place_whole" CHECK ((review_id is null) = (course_id is null) and (review_id is null) = (position is null));--> statement-breakpoint
CREATE FUNCTION note_picture_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO picture_removals (id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER photographs_removed AFTER DELETE ON photographs FOR EACH ROW EXECUTE FUNCTION note_picture_removal();--> statement-breakpoint
CREATE TRIGGER scorecards_removed AFTER DELETE ON scorecards FOR EACH ROW EXECUTE FUNCTION note_picture_removal();--> statement-breakpoint
CREATE FUNCTION note_avatar_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.avatar_key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
		AND (TG_OP = 'DELETE' OR NEW.avatar_key IS DISTINCT FROM OLD.avatar_key) THEN
		INSERT INTO picture_removals (id) VALUES (OLD.avatar_key::uuid) ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER profiles_avatar_removed AFTER DELETE OR UPDATE OF avatar_key ON profiles FOR EACH ROW EXECUTE FUNCTION note_avatar_removal();--> statement-breakpoint
CREATE FUNCTION count_photographs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Steps of one, so that two photographs that become ready at the same time are both counted.
	IF TG_OP <> 'INSERT' AND OLD.status = 'ready' THEN
		UPDATE reviews SET photograph_count = photograph_count - 1 WHERE id = OLD.review_id;
	END IF;
	IF TG_OP <> 'DELETE' AND NEW.status = 'ready' THEN
		UPDATE reviews SET photograph_count = photograph_count + 1 WHERE id = NEW.review_id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER photographs_counted AFTER INSERT OR DELETE OR UPDATE OF status, review_id ON photographs FOR EACH ROW EXECUTE FUNCTION count_photographs();

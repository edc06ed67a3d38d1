CREATE TABLE "course_change_epochs" (
	"epoch" text PRIMARY KEY NOT NULL,
	"began_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_changes" (
	"course_id" integer PRIMARY KEY NOT NULL,
	"change" bigint NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"gone" boolean DEFAULT false NOT NULL,
	"slug" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "open_files" ADD COLUMN "changes_from" bigint;--> statement-breakpoint
CREATE INDEX "course_changes_in_order" ON "course_changes" USING btree ("change","course_id");--> statement-breakpoint
CREATE INDEX "courses_town" ON "courses" USING btree ("town_id") WHERE town_id is not null;
--> statement-breakpoint
-- What has changed of a course, by the number of the transaction. What is left out is told to no program, or told by its rounded
-- rating: ratings of all courses are stored anew each day.
CREATE FUNCTION note_course_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	untold text[] := ARRAY['rating', 'rating_mean', 'rating_histogram', 'rating_newest', 'rated_for', 'rating_tally', 'aspects',
		'band_ratings', 'cover_terrain', 'search_name'];
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO course_changes (course_id, change, changed_at, gone, slug)
		SELECT id, pg_current_xact_id()::text::bigint, now(), false, slug FROM now_there ORDER BY id
		ON CONFLICT (course_id) DO UPDATE SET change = excluded.change, changed_at = excluded.changed_at, gone = false, slug = excluded.slug;
	ELSIF TG_OP = 'UPDATE' THEN
		INSERT INTO course_changes (course_id, change, changed_at, gone, slug)
		SELECT n.id, pg_current_xact_id()::text::bigint, now(), false, n.slug FROM now_there n JOIN was_there w ON w.id = n.id
		WHERE to_jsonb(n) - untold IS DISTINCT FROM to_jsonb(w) - untold ORDER BY n.id
		ON CONFLICT (course_id) DO UPDATE SET change = excluded.change, changed_at = excluded.changed_at, gone = false, slug = excluded.slug;
	ELSE
		INSERT INTO course_changes (course_id, change, changed_at, gone, slug)
		SELECT id, pg_current_xact_id()::text::bigint, now(), true, slug FROM was_there ORDER BY id
		ON CONFLICT (course_id) DO UPDATE SET change = excluded.change, changed_at = excluded.changed_at, gone = true, slug = excluded.slug;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER courses_noted_new AFTER INSERT ON courses
	REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION note_course_changes();
--> statement-breakpoint
CREATE TRIGGER courses_noted_changed AFTER UPDATE ON courses
	REFERENCING OLD TABLE AS was_there NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION note_course_changes();
--> statement-breakpoint
CREATE TRIGGER courses_noted_gone AFTER DELETE ON courses
	REFERENCING OLD TABLE AS was_there FOR EACH STATEMENT EXECUTE FUNCTION note_course_changes();
--> statement-breakpoint
-- A club's courses tell its name.
CREATE FUNCTION note_club_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO course_changes (course_id, change, changed_at, gone, slug)
	SELECT id, pg_current_xact_id()::text::bigint, now(), false, slug FROM courses WHERE club_id = NEW.id ORDER BY id
	ON CONFLICT (course_id) DO UPDATE SET change = excluded.change, changed_at = excluded.changed_at;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER clubs_noted AFTER UPDATE OF name, slug ON clubs
	FOR EACH ROW WHEN (NEW.name <> OLD.name OR NEW.slug <> OLD.slug) EXECUTE FUNCTION note_club_change();
--> statement-breakpoint
-- Numbers of transactions go on within a cluster; in another, where a backup is put back, they say nothing: then this begins anew.
CREATE FUNCTION begin_course_changes() RETURNS void LANGUAGE sql AS $$
	DELETE FROM course_changes;
	INSERT INTO course_changes (course_id, change, changed_at, gone, slug)
	SELECT id, pg_current_xact_id()::text::bigint, now(), false, slug FROM courses;
	UPDATE open_files SET changes_from = NULL;
	INSERT INTO course_change_epochs (epoch) VALUES (substr(gen_random_uuid()::text, 1, 8));
$$;
--> statement-breakpoint
SELECT begin_course_changes();

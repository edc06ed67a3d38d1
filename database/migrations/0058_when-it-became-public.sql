ALTER TABLE "condition_reports" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "condition_reports_latest" ON "condition_reports" USING btree ("created_at","id","course_id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "condition_reports_published_later" ON "condition_reports" USING btree ("published_at") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "reviews_published_later" ON "reviews" USING btree ("published_at") WHERE published_at is not null;--> statement-breakpoint
CREATE FUNCTION note_publication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.published_at := coalesce(OLD.published_at, CASE WHEN OLD.status = 'published' THEN OLD.created_at WHEN NEW.status = 'published' THEN now() END);
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER reviews_note_publication BEFORE UPDATE OF status ON reviews FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION note_publication();--> statement-breakpoint
CREATE TRIGGER condition_reports_note_publication BEFORE UPDATE OF status ON condition_reports FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION note_publication();

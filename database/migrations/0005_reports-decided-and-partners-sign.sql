ALTER TABLE "partners" ADD COLUMN "signing_secret" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "ground" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "decision_words" text;--> statement-breakpoint
CREATE INDEX "reviews_of_course_by_language" ON "reviews" USING btree ("course_id","language") WHERE status = 'published' and language is not null;
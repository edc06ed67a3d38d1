DROP INDEX "reviews_one_a_course_and_day";--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "band_ratings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "language_read" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "sketch" integer[];--> statement-breakpoint
CREATE INDEX "reviews_by_sketch" ON "reviews" USING gin ("sketch");--> statement-breakpoint
CREATE INDEX "reviews_of_course_by_age" ON "reviews" USING btree ("course_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_of_unread_language" ON "reviews" USING btree ("id") WHERE not language_read;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_a_course_and_day" ON "reviews" USING btree ("user_id","course_id","date_played") WHERE user_id is not null and status <> 'withdrawn';
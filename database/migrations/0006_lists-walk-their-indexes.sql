DROP INDEX "reports_of_address";--> statement-breakpoint
DROP INDEX "photographs_of_course";--> statement-breakpoint
DROP INDEX "reviews_of_course";--> statement-breakpoint
DROP INDEX "reviews_of_course_by_rating";--> statement-breakpoint
DROP INDEX "reviews_of_course_by_help";--> statement-breakpoint
DROP INDEX "reviews_latest";--> statement-breakpoint
DROP INDEX "contact_messages_of_address";--> statement-breakpoint
DROP INDEX "reviewer_applications_by_age";--> statement-breakpoint
CREATE INDEX "reports_of_address" ON "reports" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "photographs_of_course" ON "photographs" USING btree ("course_id","created_at") WHERE status = 'ready';--> statement-breakpoint
CREATE INDEX "reviews_of_course" ON "reviews" USING btree ("course_id","created_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_of_course_by_rating" ON "reviews" USING btree ("course_id","rating","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_of_course_by_help" ON "reviews" USING btree ("course_id","helpful_count","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_latest" ON "reviews" USING btree ("created_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "contact_messages_of_address" ON "contact_messages" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "reviewer_applications_by_age" ON "reviewer_applications" USING btree ("status","created_at");
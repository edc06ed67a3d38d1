DROP INDEX "courses_search_text";--> statement-breakpoint
CREATE INDEX "courses_closed" ON "courses" USING btree ("closed_on") WHERE closed_on is not null;--> statement-breakpoint
ALTER TABLE "courses" DROP COLUMN "search_text";
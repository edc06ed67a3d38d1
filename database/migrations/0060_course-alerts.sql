ALTER TABLE "news_readers" ADD COLUMN "alert_id" uuid;--> statement-breakpoint
ALTER TABLE "news_readers" ADD COLUMN "alert_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news_readers" ADD COLUMN "alert_sent_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "condition_reports_published" ON "condition_reports" USING btree ("updated_at") WHERE status = 'published';--> statement-breakpoint
ALTER TABLE "news_readers" ADD CONSTRAINT "news_readers_alert_id_unique" UNIQUE("alert_id");
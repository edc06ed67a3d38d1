ALTER TABLE "mail_outbox" ADD COLUMN "unanswered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD COLUMN "unanswered" integer DEFAULT 0 NOT NULL;
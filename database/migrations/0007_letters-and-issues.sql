CREATE TABLE "newsletter_deliveries" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"issue" text NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"status" text DEFAULT 'taken' NOT NULL,
	"trouble" text,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_deliveries_issue_subscriber_id_pk" PRIMARY KEY("issue","subscriber_id"),
	CONSTRAINT "newsletter_deliveries_id_unique" UNIQUE("id"),
	CONSTRAINT "newsletter_deliveries_status_known" CHECK (status in ('taken', 'sent', 'later', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "reviewer_applications" DROP CONSTRAINT "reviewer_applications_suspicion_known";--> statement-breakpoint
ALTER TABLE "course_suggestions" ADD COLUMN "suspicion" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "link_id" uuid;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "link_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviewer_applications" ADD COLUMN "link_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "reviewer_applications" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_of_subscriber" ON "newsletter_deliveries" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_by_age" ON "newsletter_subscribers" USING btree ("status","created_at");--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_link_id_unique" UNIQUE("link_id");--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_link_hash_unique" UNIQUE("link_hash");--> statement-breakpoint
ALTER TABLE "reviewer_applications" ADD CONSTRAINT "reviewer_applications_link_id_unique" UNIQUE("link_id");--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_status_known" CHECK (status in ('unconfirmed', 'confirmed'));--> statement-breakpoint
ALTER TABLE "reviewer_applications" ADD CONSTRAINT "reviewer_applications_suspicion_known" CHECK (suspicion in ('trap', 'haste', 'flood'));
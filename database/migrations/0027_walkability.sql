ALTER TABLE "courses" ADD COLUMN "walkability" smallint;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_walkability_range" CHECK (walkability between 1 and 4);
ALTER TABLE "profiles" ADD COLUMN "shown_golf" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_shown_golf_known" CHECK (shown_golf <@ array['counts', 'map', 'years', 'wanted']);
CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"category" text NOT NULL,
	"message" text NOT NULL,
	"suspicion" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_reference_unique" UNIQUE("reference"),
	CONSTRAINT "contact_messages_category_known" CHECK (category in ('general', 'technical', 'billing', 'feedback', 'business')),
	CONSTRAINT "contact_messages_suspicion_known" CHECK (suspicion in ('trap', 'haste', 'flood'))
);
--> statement-breakpoint
CREATE TABLE "reviewer_applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviewer_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"country" text NOT NULL,
	"handicap" text NOT NULL,
	"years_playing" text NOT NULL,
	"play_frequency" text NOT NULL,
	"favorite_courses" text NOT NULL,
	"why_join" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"suspicion" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviewer_applications_status_known" CHECK (status in ('open', 'accepted', 'declined', 'withdrawn')),
	CONSTRAINT "reviewer_applications_years_known" CHECK (years_playing in ('<1', '1-5', '6-10', '11-20', '20+')),
	CONSTRAINT "reviewer_applications_frequency_known" CHECK (play_frequency in ('weekly-multiple', 'weekly', 'monthly', 'quarterly', 'yearly')),
	CONSTRAINT "reviewer_applications_suspicion_known" CHECK (suspicion in ('trap', 'haste'))
);
--> statement-breakpoint
CREATE INDEX "contact_messages_of_address" ON "contact_messages" USING btree ("email","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "reviewer_applications_one_open" ON "reviewer_applications" USING btree ("email") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "reviewer_applications_by_age" ON "reviewer_applications" USING btree ("status","created_at" DESC NULLS LAST);
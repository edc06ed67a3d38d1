CREATE TABLE "campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"signs" text[] NOT NULL,
	"status" text DEFAULT 'suspected' NOT NULL,
	"paused_until" timestamp with time zone NOT NULL,
	"paused" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "campaigns_status_known" CHECK (status in ('suspected', 'confirmed', 'unfounded'))
);
--> statement-breakpoint
CREATE TABLE "network_salts" (
	"week" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "network_mark" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "campaign_id" integer;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaigns_of_course" ON "campaigns" USING btree ("course_id","created_at");--> statement-breakpoint
CREATE INDEX "campaigns_paused" ON "campaigns" USING btree ("course_id") WHERE paused;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_hidden" ON "reviews" USING btree ("hidden_until") WHERE hidden_until is not null;--> statement-breakpoint
CREATE INDEX "reviews_of_campaign" ON "reviews" USING btree ("campaign_id") WHERE campaign_id is not null;--> statement-breakpoint
CREATE INDEX "reviews_with_network_mark" ON "reviews" USING btree ("created_at") WHERE network_mark is not null;--> statement-breakpoint
CREATE TRIGGER campaigns_come_to_the_desk AFTER INSERT ON campaigns FOR EACH ROW WHEN (NEW.status = 'suspected') EXECUTE FUNCTION open_desk_item('campaign');--> statement-breakpoint
CREATE TRIGGER campaigns_leave_the_desk AFTER UPDATE OF status ON campaigns FOR EACH ROW WHEN (OLD.status = 'suspected' AND NEW.status <> 'suspected') EXECUTE FUNCTION close_desk_item('campaign');--> statement-breakpoint
CREATE TRIGGER campaigns_gone_from_the_desk AFTER DELETE ON campaigns FOR EACH ROW WHEN (OLD.status = 'suspected') EXECUTE FUNCTION close_desk_item('campaign');

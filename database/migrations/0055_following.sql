CREATE TABLE "follows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "follows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"course_id" integer,
	"place" text,
	"golfer_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_one_thing" CHECK (num_nonnulls(course_id, place, golfer_id) = 1),
	CONSTRAINT "follows_somebody_else" CHECK (golfer_id <> user_id)
);
--> statement-breakpoint
CREATE TABLE "news_readers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone,
	"seen_before" timestamp with time zone,
	"letter_id" uuid,
	"letter_until" timestamp with time zone,
	"feed_id" uuid,
	"feed_hash" text,
	CONSTRAINT "news_readers_letter_id_unique" UNIQUE("letter_id"),
	CONSTRAINT "news_readers_feed_hash_unique" UNIQUE("feed_hash")
);
--> statement-breakpoint
DROP INDEX "reviews_latest";--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_golfer_id_users_id_fk" FOREIGN KEY ("golfer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_readers" ADD CONSTRAINT "news_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "follows_of_course_once" ON "follows" USING btree ("user_id","course_id") WHERE course_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "follows_of_place_once" ON "follows" USING btree ("user_id","place") WHERE place is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "follows_of_golfer_once" ON "follows" USING btree ("user_id","golfer_id") WHERE golfer_id is not null;--> statement-breakpoint
CREATE INDEX "follows_of_member" ON "follows" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "follows_by_course" ON "follows" USING btree ("course_id") WHERE course_id is not null;--> statement-breakpoint
CREATE INDEX "follows_by_golfer" ON "follows" USING btree ("golfer_id") WHERE golfer_id is not null;--> statement-breakpoint
CREATE INDEX "news_readers_by_letter" ON "news_readers" USING btree ("letter_until") WHERE letter_id is not null;--> statement-breakpoint
CREATE INDEX "courses_latest" ON "courses" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "club_answers_latest" ON "club_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reviews_latest" ON "reviews" USING btree ("created_at","id","course_id") WHERE status = 'published';
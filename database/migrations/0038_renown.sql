DROP INDEX "courses_ranking";--> statement-breakpoint
DROP INDEX "courses_continent_ranking";--> statement-breakpoint
DROP INDEX "courses_country_ranking";--> statement-breakpoint
DROP INDEX "courses_region_ranking";--> statement-breakpoint
DROP INDEX "courses_ground_ranking";--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "renown" smallint;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "known_for" text;--> statement-breakpoint
CREATE INDEX "courses_ranking" ON "courses" USING btree ("ranked" DESC NULLS LAST,(case when rating_count >= 3 then rating_shown else renown end) desc nulls last,"search_name","id");--> statement-breakpoint
CREATE INDEX "courses_continent_ranking" ON "courses" USING btree ("continent","ranked" DESC NULLS LAST,(case when rating_count >= 3 then rating_shown else renown end) desc nulls last,"search_name","id");--> statement-breakpoint
CREATE INDEX "courses_country_ranking" ON "courses" USING btree ("country","ranked" DESC NULLS LAST,(case when rating_count >= 3 then rating_shown else renown end) desc nulls last,"search_name","id");--> statement-breakpoint
CREATE INDEX "courses_region_ranking" ON "courses" USING btree ("country","region_slug","ranked" DESC NULLS LAST,(case when rating_count >= 3 then rating_shown else renown end) desc nulls last,"search_name","id") WHERE region_slug is not null;--> statement-breakpoint
CREATE INDEX "courses_ground_ranking" ON "courses" USING btree ("continent","cover_terrain","ranked" DESC NULLS LAST,(case when rating_count >= 3 then rating_shown else renown end) desc nulls last,"search_name","id");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_renown_range" CHECK (renown between 1 and 3);
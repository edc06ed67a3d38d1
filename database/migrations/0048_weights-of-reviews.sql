ALTER TABLE "reviews" ADD COLUMN "insider" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "editor_read" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_insider_known" CHECK (insider in ('club member', 'employee', 'owner', 'relative', 'competitor'));--> statement-breakpoint
-- What editors have approved or restored, or seen the scorecard of, has been read as it stands.
UPDATE "reviews" SET "editor_read" = true WHERE "verification" = 'play history' OR EXISTS (
	SELECT FROM "desk_log" WHERE "thing_kind" = 'review' AND "thing_id" = "reviews"."id"::text
		AND "action" IN ('review approved', 'review restored') AND "after" ->> 'version' = "reviews"."version"::text);--> statement-breakpoint
-- Who answered the question for a benefit with "No" has received none.
UPDATE "reviews" SET "benefit" = NULL
WHERE "benefit" ~* '^(no(ne|thing|pe|t at all)?|n/?a|nil|nej|inget|inga|-+)( benefits?)?( (at all|whatsoever))?[[:space:].!]*$';--> statement-breakpoint
-- A tally that was made by the rules of the version before, by a node that still runs beside, is dropped: the next review counts anew.
CREATE OR REPLACE FUNCTION keep_fresh_tally() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.rating_tally := CASE WHEN NEW.rating_tally ->> 'fresh' = '2' THEN NEW.rating_tally - 'fresh' END;
	RETURN NEW;
END $$;--> statement-breakpoint
-- Stored ratings are put back to a day of long ago, so that the site moves them on by the new weights as it starts, and the mean of
-- all grades of today is made anew.
UPDATE "courses" SET "rated_for" = date '2000-01-01' WHERE "rating_count" > 0 AND "rated_for" IS NOT NULL;--> statement-breakpoint
UPDATE "rating_days" SET "grades" = NULL WHERE "day" >= (now() AT TIME ZONE 'UTC')::date;
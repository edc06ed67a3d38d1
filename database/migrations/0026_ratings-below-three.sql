ALTER TABLE "rating_days" ADD COLUMN "grades" integer;--> statement-breakpoint
-- Below three ratings the plain mean is printed, and the prior of a day is the mean of all grades. Stored ratings are put back to a day
-- of long ago, so that the site moves them on by the new rule as it starts; until then those below three are right already.
UPDATE "courses" SET
	"rated_for" = date '2000-01-01',
	"rating" = CASE WHEN "rating_count" < 3 THEN "rating_mean" ELSE "rating" END,
	"rating_shown" = CASE WHEN "rating_count" < 3 THEN round("rating_mean", 1) ELSE "rating_shown" END
WHERE "rating_count" > 0 AND "rated_for" IS NOT NULL;

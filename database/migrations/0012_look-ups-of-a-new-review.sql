CREATE INDEX "users_with_a_role" ON "users" USING btree ("role") WHERE role <> 'member';--> statement-breakpoint
-- Not made anew, which would lock the table for as long as that takes: what it holds stays as it is.
ALTER INDEX "reviews_by_sketch" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('reviews_by_sketch'::regclass);

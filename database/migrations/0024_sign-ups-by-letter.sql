ALTER TABLE "suspensions" DROP CONSTRAINT "suspensions_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "one_time_tokens_newest_only";--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_newest_only" ON "one_time_tokens" USING btree ("user_id","kind") WHERE kind not in ('signup', 'email_change_undo');
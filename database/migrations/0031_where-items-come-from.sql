ALTER TABLE "desk_items" ADD COLUMN "network_hash" text;--> statement-breakpoint
ALTER TABLE "desk_items" ADD COLUMN "sketch" integer[];
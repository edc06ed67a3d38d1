CREATE TABLE "place_names" (
	"folded" text NOT NULL,
	"weight" smallint NOT NULL,
	"place_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "place_names" ADD CONSTRAINT "place_names_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "place_names_folded" ON "place_names" USING btree ("folded" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "place_names_great" ON "place_names" USING btree ("folded" text_pattern_ops) WHERE weight >= 50;--> statement-breakpoint
CREATE INDEX "place_names_place" ON "place_names" USING btree ("place_id");
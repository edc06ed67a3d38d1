CREATE TABLE "review_file_pieces" (
	"day" date NOT NULL,
	"number" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "review_file_pieces_day_number_pk" PRIMARY KEY("day","number")
);
--> statement-breakpoint
CREATE TABLE "review_files" (
	"day" date PRIMARY KEY NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"hash" text NOT NULL,
	"bytes" integer NOT NULL,
	"reviews" integer NOT NULL,
	"courses" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_file_pieces" ADD CONSTRAINT "review_file_pieces_day_review_files_day_fk" FOREIGN KEY ("day") REFERENCES "public"."review_files"("day") ON DELETE cascade ON UPDATE no action;
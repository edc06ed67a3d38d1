CREATE TABLE "open_file_pieces" (
	"file_id" integer NOT NULL,
	"number" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "open_file_pieces_file_id_number_pk" PRIMARY KEY("file_id","number")
);
--> statement-breakpoint
CREATE TABLE "open_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "open_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone,
	"hash" text,
	"bytes" integer,
	"courses" integer
);
--> statement-breakpoint
ALTER TABLE "open_file_pieces" ADD CONSTRAINT "open_file_pieces_file_id_open_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."open_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "open_files_making" ON "open_files" USING btree ((made_at is null)) WHERE made_at is null;
CREATE TABLE "built_files" (
	"path" text PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL,
	"ran_at" timestamp with time zone NOT NULL
);

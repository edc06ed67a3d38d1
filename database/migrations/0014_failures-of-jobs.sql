CREATE TABLE "job_failures" (
	"job" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "job_failures_day_job_pk" PRIMARY KEY("day","job")
);

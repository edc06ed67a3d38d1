CREATE TABLE "rounds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rounds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"course_id" integer NOT NULL,
	"day" date NOT NULL,
	"review_id" integer,
	"tees" text,
	"holes" smallint,
	"score" smallint,
	"transport" text,
	"partners" text,
	"price_paid_minor" integer,
	"price_paid_currency" char(3),
	"weather" text,
	"grade" smallint,
	"again" text,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rounds_holes_known" CHECK (holes in (9, 18)),
	CONSTRAINT "rounds_score_positive" CHECK (score > 0),
	CONSTRAINT "rounds_transport_known" CHECK (transport in ('walked', 'cart')),
	CONSTRAINT "rounds_grade_whole_steps" CHECK (grade between 1 and 10),
	CONSTRAINT "rounds_again_known" CHECK (again in ('yes', 'if-somebody-else-pays', 'no')),
	CONSTRAINT "rounds_price_whole" CHECK ((price_paid_minor is null) = (price_paid_currency is null) and price_paid_minor >= 0)
);
--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rounds_of_member" ON "rounds" USING btree ("user_id","day","id");--> statement-breakpoint
CREATE INDEX "rounds_of_course" ON "rounds" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "rounds_of_review" ON "rounds" USING btree ("review_id") WHERE review_id is not null;
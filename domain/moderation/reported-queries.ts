import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { lists } from '#database/schema/lists.ts';
import { reports } from '#database/schema/moderation.ts';
import { photographs } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { getCountry } from '../catalogue/places/countries.ts';
import { saidToldText } from '../conditions/said.ts';
import { getStandingReport } from '../conditions/told-queries.ts';
import { listSlug } from '../lists/list-slug.ts';
import { isPublicList } from '../lists/public-queries.ts';
import type { DomainContext } from '../shared/context.ts';
import { isReference } from '../support/reference.ts';
import type { ReportedKind } from './report-options.ts';
import type { ReportedThing } from './report-rules.ts';

/** What is reported, as it stands on the site now. The ids are those of the table of reports. */
export type Reported = {
	kind: ReportedKind;
	/** Null for a list, which has many. */
	course: { id: number; slug: string; name: string; countrySlug: string } | null;
	list: { id: number; slug: string; title: string } | null;
	reviewId: number | null;
	photographId: string | null;
	conditionsId: number | null;
	/** The version of the review or list now; null for what has none. */
	version: number | null;
	/** The words of the review, what is said of the photograph or of the list, what a report of conditions tells; empty for a course. */
	words: string;
};

const course = { id: courses.id, slug: courses.slug, name: courses.name, country: courses.country };

/** What a report can be about: only what everybody can see. Null for anything else. */
export async function getReported(
	ctx: Pick<DomainContext, 'db' | 'now'>,
	thing: ReportedThing,
): Promise<Reported | null> {
	const { db } = ctx;
	if (thing.kind === 'course') return getReportedCourse(db, thing.slug);
	if (thing.kind === 'list') return getReportedList(db, thing.id);
	if (thing.kind === 'conditions') return getReportedConditions(ctx, thing.id);
	return thing.kind === 'review' ? getReportedReview(db, thing.id) : getReportedPhotograph(db, thing.id);
}

const NOTHING = {
	...{ course: null, list: null, reviewId: null, photographId: null, conditionsId: null },
	...{ version: null, words: '' },
};

async function getReportedCourse(db: Database, slug: string): Promise<Reported | null> {
	const [row] = await db.select(course).from(courses).where(eq(courses.slug, slug));
	if (!row) return null;
	return { ...NOTHING, kind: 'course', course: toCourse(row) };
}

async function getReportedReview(db: Database, id: number): Promise<Reported | null> {
	const [row] = await db
		.select({ course, version: reviews.version, words: reviews.content })
		.from(reviews)
		.innerJoin(courses, eq(courses.id, reviews.courseId))
		.where(and(eq(reviews.id, id), eq(reviews.status, 'published')));
	if (!row) return null;
	return { ...NOTHING, ...row, kind: 'review', course: toCourse(row.course), reviewId: id };
}

async function getReportedPhotograph(db: Database, id: string): Promise<Reported | null> {
	const [row] = await db
		.select({ course, reviewId: photographs.reviewId, words: photographs.alt })
		.from(photographs)
		.innerJoin(reviews, eq(reviews.id, photographs.reviewId))
		.innerJoin(courses, eq(courses.id, photographs.courseId))
		.where(and(eq(photographs.id, id), eq(photographs.status, 'ready'), eq(reviews.status, 'published')));
	if (!row) return null;
	return { ...NOTHING, ...row, kind: 'photograph', course: toCourse(row.course), photographId: id };
}

/** Its title stands above its words and notes, which are reported with it. */
async function getReportedList(db: Database, id: number): Promise<Reported | null> {
	if (!(await isPublicList({ db }, id))) return null;
	const [row] = await db
		.select({ id: lists.id, title: lists.title, words: lists.words, version: lists.version })
		.from(lists)
		.where(eq(lists.id, id));
	if (!row) return null;
	const { title, words, version } = row;
	return { ...NOTHING, kind: 'list', list: { id, title, slug: listSlug(row) }, version, words };
}

/** While it can be said: what has run out is seen by nobody, and needs no decision. */
async function getReportedConditions(ctx: Pick<DomainContext, 'db' | 'now'>, id: number): Promise<Reported | null> {
	const told = await getStandingReport(ctx, id);
	if (!told) return null;
	const [row] = await ctx.db.select(course).from(courses).where(eq(courses.id, told.courseId));
	if (!row) return null;
	return {
		...{ ...NOTHING, kind: 'conditions', course: toCourse(row) },
		...{ conditionsId: id, words: saidToldText(told.told) },
	};
}

const toCourse = ({ country, ...row }: { id: number; slug: string; name: string; country: string }) => ({
	...row,
	countrySlug: getCountry(country)?.slug ?? '',
});

/** The reference as it stands in the database, or null where no report has it. */
export async function getReportReference(ctx: DomainContext, text: string): Promise<string | null> {
	if (!isReference(text)) return null;
	const [row] = await ctx.db.select({ reference: reports.reference }).from(reports).where(eq(reports.reference, text));
	return row?.reference ?? null;
}

/** The number under which a report is decided; null where there is none with the id. */
export async function getReportReferenceOf({ db }: Pick<DomainContext, 'db'>, id: number): Promise<string | null> {
	const [row] = await db.select({ reference: reports.reference }).from(reports).where(eq(reports.id, id));
	return row?.reference ?? null;
}

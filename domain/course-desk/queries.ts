import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { users } from '#database/schema/accounts.ts';
import { courseSlugAliases, courses } from '#database/schema/catalogue.ts';
import { deskLog, mergedCourseSources } from '#database/schema/desk.ts';
import { countryOf } from '../catalogue/cards.ts';
import type { CourseFacts } from '../catalogue/facts/fields.ts';
import type { FactSources } from '../catalogue/facts/sources.ts';
import { countryName } from '../catalogue/places/countries.ts';
import { isRanked } from '../reviews/rating/rating-rules.ts';
import type { DomainContext } from '../shared/context.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import { foldText } from '../shared/text/fold.ts';
import { factsOf, markOf } from './facts.ts';

const DESK_PAGE_SIZE = 30;
const QUERY_LIMIT = 100;
const MOST_CLOSED = 10;
const MOST_READ = 1_000;
const MOST_ENTRIES = 100;

/** A course as the desk lists it. `closedOn` is YYYY-MM-DD. */
export type DeskCourse = {
	id: number;
	slug: string;
	name: string;
	location: string;
	country: { code: string; name: string; slug: string };
	reviews: number;
	rating: number | null;
	ranked: boolean;
	closedOn: string | null;
};

/** A course as its page at the desk has it. `seen` marks what its facts say now. */
export type WholeCourse = DeskCourse & {
	facts: CourseFacts;
	factSources: FactSources;
	seen: string;
	source: string;
	sourceId: string;
	/** Earlier addresses, which lead to it. */
	aliases: string[];
	/** Under which names of their sources courses came that were merged into it. */
	mergedSources: { source: string; sourceId: string }[];
};

/** A line of a course's history. `who` is empty for whoever runs the machine. */
export type HistoryEntry = {
	id: number;
	at: Date;
	who: string | null;
	action: string;
	words: string | null;
	before: Record<string, unknown> | null;
	after: Record<string, unknown> | null;
};

const listed = {
	id: courses.id,
	slug: courses.slug,
	name: courses.name,
	locality: courses.locality,
	region: courses.region,
	country: courses.country,
	reviews: courses.ratingCount,
	rating: courses.ratingShown,
	ranked: sql<boolean>`${courses.ranked}`,
	closedOn: courses.closedOn,
};

type Page = { items: DeskCourse[]; page: number; pages: number; total: number };

/**
 * One page of courses whose name or place is like the text, slips forgiven; of all by name without a text. Closed ones,
 * which readers do not find, stand first. Nothing for whoever is no editor.
 */
export async function findDeskCourses(ctx: DomainContext, search: { q: string; page: number }): Promise<Page> {
	if (!isEditor(ctx.viewer)) return { items: [], page: 1, pages: 1, total: 0 };
	const q = search.q.slice(0, QUERY_LIMIT);
	const index = await ctx.courseIndex.ready();
	const found = index.select({ q, anyKind: true }).page({ by: q ? 'match' : 'name' }, search.page, DESK_PAGE_SIZE);
	// Numbers of rows hold for this index only: what is taken from it is taken before anything is waited for.
	const ids = Array.from(found.rows, (row) => index.columns.id[row] ?? 0);
	const closed = foldText(q) === '' ? [] : await listClosed(ctx, q);
	const rows = ids.length === 0 ? [] : await ctx.db.select(listed).from(courses).where(inArray(courses.id, ids));
	const byId = new Map(rows.map((row) => [row.id, row]));
	const open = ids.flatMap((id) => byId.get(id) ?? []).filter((row) => row.closedOn === null || foldText(q) === '');
	const items = [...(found.page === 1 ? closed : []), ...open].map(toListed);
	return { items, page: found.page, pages: found.pages, total: found.total + closed.length };
}

/** Closed courses are in no index of names; they are few, so the last to close are read and compared here. */
async function listClosed(ctx: DomainContext, q: string) {
	const words = foldText(q).split(' ').filter(Boolean);
	const rows = await ctx.db
		.select({ ...listed, otherNames: courses.otherNames })
		.from(courses)
		.where(isNotNull(courses.closedOn))
		.orderBy(desc(courses.closedOn), asc(courses.searchName), asc(courses.id))
		.limit(MOST_READ);
	const fits = ({ name, otherNames, locality, region, country }: (typeof rows)[number]) => {
		const text = [name, ...otherNames, locality, region, countryName(country)]
			.map((part) => foldText(part ?? ''))
			.join(' ');
		return words.every((word) => text.includes(word));
	};
	return rows.filter(fits).slice(0, MOST_CLOSED);
}

function toListed({ locality, region, country, ...row }: DeskRow): DeskCourse {
	return { ...row, location: locality ?? region ?? '', country: countryOf(country) };
}

type DeskRow = Omit<DeskCourse, 'location' | 'country'> & {
	locality: string | null;
	region: string | null;
	country: string;
};

/**
 * The course that a merged one became, as the log tells it; null for one that was never merged, and for whoever is no
 * editor. What it became may have been merged since: then ask again.
 */
export async function getCourseItBecame({ db, viewer }: DomainContext, goneId: number): Promise<number | null> {
	if (!isEditor(viewer)) return null;
	const merged = and(eq(deskLog.action, 'course merged'), sql`${deskLog.before}->>'id' = ${String(goneId)}`);
	const [entry] = await db.select({ kept: deskLog.thingId }).from(deskLog).where(merged).limit(1);
	return entry ? Number(entry.kept) : null;
}

/** A course with everything that can be changed of it, or null; null for whoever is no editor. */
export async function getWholeCourse(ctx: DomainContext, courseId: number): Promise<WholeCourse | null> {
	if (!isEditor(ctx.viewer)) return null;
	const [row] = await ctx.db.select().from(courses).where(eq(courses.id, courseId));
	if (!row) return null;
	const [aliases, mergedSources] = await Promise.all([
		ctx.db
			.select({ slug: courseSlugAliases.slug })
			.from(courseSlugAliases)
			.where(eq(courseSlugAliases.courseId, courseId)),
		ctx.db
			.select({ source: mergedCourseSources.source, sourceId: mergedCourseSources.sourceId })
			.from(mergedCourseSources)
			.where(eq(mergedCourseSources.courseId, courseId)),
	]);
	const { id, slug, name, locality, region, country, closedOn } = row;
	const facts = factsOf(row);
	return {
		...toListed({
			id,
			slug,
			name,
			locality,
			region,
			country,
			closedOn,
			reviews: row.ratingCount,
			rating: row.ratingShown,
			ranked: isRanked(row.ratingCount),
		}),
		facts,
		factSources: row.factSources,
		seen: markOf(facts),
		source: row.source,
		sourceId: row.sourceId,
		mergedSources,
		aliases: aliases.map((alias) => alias.slug),
	};
}

/**
 * What the log says of a course and of those that were merged into it, the newest first, at most 100 lines. Nothing for
 * whoever is no editor.
 */
export async function listCourseHistory(ctx: DomainContext, courseId: number): Promise<HistoryEntry[]> {
	if (!isEditor(ctx.viewer)) return [];
	const merged = sql`select before ->> 'id' from desk_log
		where thing_kind = 'course' and thing_id = ${String(courseId)} and action = 'course merged'`;
	const name = sql<string | null>`coalesce(nullif(trim(concat_ws(' ', ${users.metadata} ->> 'first_name',
		${users.metadata} ->> 'last_name')), ''), ${users.email})`;
	return ctx.db
		.select({
			id: deskLog.id,
			at: deskLog.at,
			who: name,
			action: deskLog.action,
			words: deskLog.words,
			before: deskLog.before,
			after: deskLog.after,
		})
		.from(deskLog)
		.leftJoin(users, eq(users.id, deskLog.actorId))
		.where(
			and(
				eq(deskLog.thingKind, 'course'),
				or(eq(deskLog.thingId, String(courseId)), sql`${deskLog.thingId} in (${merged})`),
			),
		)
		.orderBy(desc(deskLog.id))
		.limit(MOST_ENTRIES);
}

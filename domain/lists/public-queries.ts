import { and, asc, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { profiles, users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { listCourses, listLikes, lists } from '#database/schema/lists.ts';
import { type ShownMember, shownMember } from '../accounts/shown-member.ts';
import { cardColumns, toCard } from '../catalogue/cards.ts';
import type { ClosableCard } from '../catalogue/shapes.ts';
import type { DomainContext } from '../shared/context.ts';
import { LISTS_SHOWN, listKey } from './list-keys.ts';
import { listIdIn, listSlug } from './list-slug.ts';

/** A list as others read it: whose it is, and its courses in the order of its owner. */
export type ShownList = {
	id: number;
	/** The last part of its public address. */
	slug: string;
	title: string;
	words: string;
	owner: ShownMember;
	/** Its owner wants it found: on their page, among all lists, by search engines. */
	shown: boolean;
	/** When its owner last changed it, ISO 8601. */
	changed: string;
	likes: number;
	entries: { course: ClosableCard; note: string }[];
};

/** A list in a line. */
export type ListLine = {
	slug: string;
	title: string;
	words: string;
	owner: ShownMember;
	courses: number;
	likes: number;
	changed: string;
	/** Of its first courses, whose pictures stand for it. */
	covers: string[];
};

export const LISTS_A_PAGE = 24;
const COVERS = 3;
const MOST_OF_GOLFER = 60;
/** As many as one sheet of the site map may hold beside its other pages, and a little less. */
const MOST_IN_SITE_MAP = 20_000;

const isPublic = and(eq(lists.visibility, 'public'), eq(lists.status, 'open'));
const hasCourses = (db: Database) =>
	exists(db.select({ one: sql`1` }).from(listCourses).where(eq(listCourses.listId, lists.id)));
const isShown = (db: Database) => and(isPublic, eq(lists.shown, true), hasCourses(db));

/**
 * The public list whose address ends so; null where there is none. The address has its title in it: one with a former title, or none,
 * finds it too, and `slug` says what it is now.
 */
export async function getPublicList(ctx: DomainContext, slug: string): Promise<ShownList | null> {
	const id = listIdIn(slug);
	if (id === null) return null;
	ctx.reads.add(listKey(id));
	return readList(ctx, and(eq(lists.id, id), isPublic));
}

/** The list that a link leads to; null where there is none, or it was closed. */
export const getListByLink = (ctx: DomainContext, link: string): Promise<ShownList | null> =>
	/^[\w-]{22}$/.test(link)
		? readList(ctx, and(eq(lists.link, link), eq(lists.visibility, 'link'), eq(lists.status, 'open')))
		: Promise.resolve(null);

/** Whether a number is that of a public list. */
export const isPublicList = async ({ db }: Pick<DomainContext, 'db'>, id: number): Promise<boolean> =>
	(await db.$count(lists, and(eq(lists.id, id), isPublic))) > 0;

/** Of the catalogue, the courses on a public list, for what counts or marks them; null where the number is of no such list. */
export async function coursesOnList({ db }: Pick<DomainContext, 'db'>, id: number): Promise<SQL | null> {
	if (!(await isPublicList({ db }, id))) return null;
	return inArray(
		courses.id,
		db.select({ id: listCourses.courseId }).from(listCourses).where(eq(listCourses.listId, id)),
	);
}

async function readList(ctx: DomainContext, which: SQL | undefined): Promise<ShownList | null> {
	const { db, reads } = ctx;
	const [row] = await db
		.select({ list: lists, owner: shownMember, likes: likesOf(db) })
		.from(lists)
		.innerJoin(users, eq(users.id, lists.userId))
		.leftJoin(profiles, eq(profiles.userId, lists.userId))
		.where(which);
	if (!row) return null;
	const { list, owner, likes } = row;
	const { id, title, words, shown, updatedAt } = list;
	const entries = await db
		.select({ ...cardColumns, closedOn: courses.closedOn, note: listCourses.note })
		.from(listCourses)
		.innerJoin(courses, eq(courses.id, listCourses.courseId))
		.where(eq(listCourses.listId, id))
		.orderBy(asc(listCourses.place), asc(courses.id));
	reads.add(`member:${list.userId}`);
	for (const entry of entries) reads.add(`course:${entry.id}`);
	return {
		...{ id, title, words, owner, shown, likes },
		slug: listSlug(list),
		changed: updatedAt.toISOString(),
		entries: entries.map(({ note, closedOn, ...card }) => ({ course: { ...toCard(card), closedOn }, note })),
	};
}

const likesOf = (db: Database) => sql<number>`${db.$count(listLikes, eq(listLikes.listId, lists.id))}::int`;

/** A page of the lists that their owners want to be found, the one that was changed last first. A page past the end is the last one. */
export async function listShownLists(
	ctx: DomainContext,
	asked: number,
): Promise<{ items: ListLine[]; page: number; pages: number; total: number }> {
	ctx.reads.add(LISTS_SHOWN);
	const which = isShown(ctx.db);
	const total = await ctx.db.$count(lists, which);
	const pages = Math.max(1, Math.ceil(total / LISTS_A_PAGE));
	const page = Math.min(asked, pages);
	const items = await readLines(ctx, which, { limit: LISTS_A_PAGE, offset: (page - 1) * LISTS_A_PAGE });
	return { items, page, pages, total };
}

/** Of one golfer, sixty at most. */
export const listListsOf = (ctx: DomainContext, userId: string): Promise<ListLine[]> =>
	readLines(ctx, and(eq(lists.userId, userId), isShown(ctx.db)), { limit: MOST_OF_GOLFER, offset: 0 });

async function readLines(
	ctx: DomainContext,
	which: SQL | undefined,
	{ limit, offset }: { limit: number; offset: number },
): Promise<ListLine[]> {
	const { db, reads } = ctx;
	const rows = await db
		.select({
			list: lists,
			owner: shownMember,
			likes: likesOf(db),
			courses: sql<number>`${db.$count(listCourses, eq(listCourses.listId, lists.id))}::int`,
			covers: sql<string[]>`array(select c.slug from ${listCourses} lc join ${courses} c on c.id = lc.course_id
				where lc.list_id = ${lists.id} order by lc.place, lc.course_id limit ${COVERS})`,
		})
		.from(lists)
		.innerJoin(users, eq(users.id, lists.userId))
		.leftJoin(profiles, eq(profiles.userId, lists.userId))
		.where(which)
		.orderBy(desc(lists.updatedAt), desc(lists.id))
		.limit(limit)
		.offset(offset);
	for (const { list } of rows) reads.add(`member:${list.userId}`);
	return rows.map(({ list, ...told }) => ({
		slug: listSlug(list),
		title: list.title,
		words: list.words,
		changed: list.updatedAt.toISOString(),
		...told,
	}));
}

/** Pages of lists for the site map: by number, 20,000 at most. */
export async function listListPages(ctx: DomainContext): Promise<{ slug: string; updated: Date }[]> {
	ctx.reads.add(LISTS_SHOWN);
	const rows = await ctx.db
		.select({ id: lists.id, title: lists.title, updated: lists.updatedAt })
		.from(lists)
		.where(isShown(ctx.db))
		.orderBy(asc(lists.id))
		.limit(MOST_IN_SITE_MAP);
	return rows.map(({ updated, ...list }) => ({ slug: listSlug(list), updated }));
}

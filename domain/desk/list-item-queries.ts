import { asc, eq, sql } from 'drizzle-orm';
import { profiles, users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { listCourses, lists } from '#database/schema/lists.ts';
import { type ShownMember, shownMember } from '../accounts/shown-member.ts';
import { countryOf } from '../catalogue/cards.ts';
import type { DomainContext } from '../shared/context.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';

/** A list as an editor reads it before deciding: everything that its readers see, and how it stands. */
export type DeskList = {
	id: number;
	version: number;
	status: string;
	visibility: string;
	/** Its owner wants it found. */
	shown: boolean;
	title: string;
	words: string;
	heldBy: string[];
	owner: ShownMember;
	/** Of the owner's lists, how many others can read, and how many were taken down. */
	standing: { open: number; removed: number };
	entries: { course: { name: string; slug: string; countrySlug: string }; note: string }[];
};

/** Whatever its status; null where there is none. Its link is not in it. */
export async function getDeskList({ db, viewer }: DomainContext, id: number): Promise<DeskList | null> {
	if (!isEditor(viewer)) return null;
	const [row] = await db
		.select({ list: lists, owner: shownMember })
		.from(lists)
		.innerJoin(users, eq(users.id, lists.userId))
		.leftJoin(profiles, eq(profiles.userId, lists.userId))
		.where(eq(lists.id, id));
	if (!row) return null;
	const { version, status, visibility, shown, title, words, heldBy, userId } = row.list;
	const [entries, [standing]] = await Promise.all([
		db
			.select({ note: listCourses.note, name: courses.name, slug: courses.slug, country: courses.country })
			.from(listCourses)
			.innerJoin(courses, eq(courses.id, listCourses.courseId))
			.where(eq(listCourses.listId, id))
			.orderBy(asc(listCourses.place), asc(courses.id)),
		db
			.select({
				open: sql<number>`(count(*) filter (where ${lists.status} = 'open' and ${lists.visibility} <> 'private'))::int`,
				removed: sql<number>`(count(*) filter (where ${lists.removalGround} is not null))::int`,
			})
			.from(lists)
			.where(eq(lists.userId, userId)),
	]);
	return {
		...{ id, version, status, visibility, shown, title, words, heldBy },
		owner: row.owner,
		standing: standing ?? { open: 0, removed: 0 },
		entries: entries.map(({ note, name, slug, country }) => ({
			course: { name, slug, countrySlug: countryOf(country).slug },
			note,
		})),
	};
}

import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { type GolfItem, profiles, users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { reviews } from '#database/schema/reviews.ts';
import { shownMember } from '../accounts/shown-member.ts';
import { countryOf } from '../catalogue/cards.ts';
import type { DomainContext } from '../shared/context.ts';

/** A member as the public page shows them. */
export type Golfer = {
	userId: string;
	handle: string;
	/** Null where neither a public name nor names are given. */
	name: string | null;
	/** Has the badge. */
	reviewer: boolean;
	homeCountry: { code: string; name: string; slug: string } | null;
	/** Names the avatar's files. */
	avatarKey: string | null;
	/** What of their golf they show. */
	shownGolf: GolfItem[];
};

/** A course that a golfer has reviewed. */
export type GolferCourse = {
	slug: string;
	name: string;
	/** Town, else region; empty where neither is known. */
	location: string;
	country: { code: string; name: string; slug: string };
};

/** Courses that a public page lists; it counts them all. */
const MOST_COURSES = 60;
/** As many as one sheet of the site map may hold, and a little less. */
const MOST_GOLFERS = 40_000;

const published = eq(reviews.status, 'published');

/** The member whose public page that is, or null where there is none or it is off (decision P6). */
export async function getGolfer(ctx: DomainContext, handle: string): Promise<Golfer | null> {
	const [row] = await ctx.db
		.select({
			userId: users.id,
			handle: profiles.handle,
			homeCountry: profiles.homeCountry,
			avatarKey: profiles.avatarKey,
			shownGolf: profiles.shownGolf,
			...shown,
		})
		.from(profiles)
		.innerJoin(users, eq(users.id, profiles.userId))
		.where(and(eq(profiles.handle, handle), eq(profiles.isPublic, true), notBanned(ctx.now())));
	if (!row) return null;
	// New reviews of theirs, and old ones that go, are among the latest or concern a course that is read here.
	for (const key of [`member:${row.userId}`, 'reviews:latest']) ctx.reads.add(key);
	return { ...row, handle, homeCountry: row.homeCountry === null ? null : countryOf(row.homeCountry) };
}

const shown = { name: shownMember.name, reviewer: shownMember.reviewer };

const notBanned = (now: Date) => or(isNull(users.bannedUntil), lte(users.bannedUntil, now));

/** The courses a golfer has published reviews of, the newest review first, sixty at most; `total` counts all. */
export async function listCoursesOfGolfer(
	{ db }: DomainContext,
	userId: string,
): Promise<{ items: GolferCourse[]; total: number }> {
	const own = and(eq(reviews.userId, userId), published);
	const [rows, [counted]] = await Promise.all([
		db
			.select({
				slug: courses.slug,
				name: courses.name,
				location: sql<string>`coalesce(${courses.locality}, ${courses.regionName}, '')`,
				country: courses.country,
			})
			.from(reviews)
			.innerJoin(courses, eq(courses.id, reviews.courseId))
			.where(own)
			.groupBy(courses.id)
			.orderBy(sql`max(${reviews.createdAt}) desc`, courses.id)
			.limit(MOST_COURSES),
		db
			.select({ total: sql<number>`count(distinct ${reviews.courseId})::int` })
			.from(reviews)
			.where(own),
	]);
	return {
		items: rows.map(({ country, ...row }) => ({ ...row, country: countryOf(country) })),
		total: counted?.total ?? 0,
	};
}

/** The public pages, for the site map: by address, 40,000 at most. */
export async function listGolferPages(ctx: DomainContext): Promise<{ handle: string; updated: Date }[]> {
	ctx.reads.add('golfers');
	const rows = await ctx.db
		.select({ handle: profiles.handle, updated: profiles.updatedAt })
		.from(profiles)
		.innerJoin(users, eq(users.id, profiles.userId))
		.where(and(eq(profiles.isPublic, true), isNotNull(profiles.handle), notBanned(ctx.now())))
		.orderBy(asc(profiles.handle))
		.limit(MOST_GOLFERS);
	// The type of the column does not know that the query leaves out those without one.
	return rows.flatMap(({ handle, updated }) => (handle === null ? [] : [{ handle, updated }]));
}

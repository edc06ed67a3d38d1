import { and, desc, eq, sql } from 'drizzle-orm';
import { profiles, users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { follows } from '#database/schema/following.ts';
import { shownMember } from '../accounts/shown-member.ts';
import { countryOf } from '../catalogue/cards.ts';
import type { DomainContext } from '../shared/context.ts';
import { isOf } from './follow-commands.ts';
import { findTarget, nameRegions, readPlace, regionKey, type TargetKind } from './targets.ts';

/** Something that a member follows. `at` is the address of its page, null where there is none any more; then it has no name either. */
export type Followed = {
	id: number;
	kind: TargetKind;
	name: string | null;
	at: string | null;
	/** Of a course: its country. */
	within: string | null;
	/** Of a course: its country's part of an address, which says in what language its name is. */
	country: string | null;
};

/** Whether the viewer follows what has its page at an address; null for a visitor, where that is no such page, and on their own. */
export async function isFollowing(ctx: DomainContext, address: string): Promise<boolean | null> {
	const { db, viewer } = ctx;
	if (viewer.kind !== 'member' || address === '') return null;
	const target = await findTarget(ctx, address);
	if (!target || target.columns.golferId === viewer.userId) return null;
	return (await db.$count(follows, and(eq(follows.userId, viewer.userId), isOf(target.columns)))) > 0;
}

/** Everything that the viewer follows, the newest first; nothing for visitors. */
export async function listFollowed({ db, viewer, now }: DomainContext): Promise<Followed[]> {
	if (viewer.kind !== 'member') return [];
	const rows = await db
		.select({
			follow: follows,
			course: { slug: courses.slug, name: courses.name, country: courses.country },
			golfer: { handle: shownMember.handle, name: shownMember.name },
			isBanned: sql<boolean>`coalesce(${users.bannedUntil} > ${now().toISOString()}::timestamptz, false)`,
		})
		.from(follows)
		.leftJoin(courses, eq(courses.id, follows.courseId))
		.leftJoin(users, eq(users.id, follows.golferId))
		.leftJoin(profiles, eq(profiles.userId, follows.golferId))
		.where(eq(follows.userId, viewer.userId))
		.orderBy(desc(follows.createdAt), desc(follows.id));
	const places = new Map(rows.flatMap(({ follow: { place } }) => (place === null ? [] : [[place, readPlace(place)]])));
	const regions = await nameRegions(
		db,
		[...places.values()].flatMap((place) => (place?.kind === 'region' ? [place] : [])),
	);
	return rows.map(({ follow: { id, place }, course, golfer, isBanned }) => {
		const nothing = { id, name: null, at: null, within: null, country: null };
		if (course) {
			const { slug, name, country } = course;
			const land = countryOf(country);
			return {
				...nothing,
				kind: 'course',
				name,
				at: `/courses/${land.slug}/${slug}`,
				within: land.name,
				country: land.slug,
			};
		}
		if (place !== null) {
			const read = places.get(place) ?? null;
			const name = read && (read.kind === 'region' ? (regions.get(regionKey(read)) ?? null) : read.name);
			return { ...nothing, kind: read?.kind ?? 'region', name, at: name && place };
		}
		const { handle, name } = golfer;
		if (handle === null || isBanned) return { ...nothing, kind: 'golfer' };
		return { ...nothing, kind: 'golfer', name: name ?? 'Anonymous Golfer', at: `/golfers/${handle}` };
	});
}

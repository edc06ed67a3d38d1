import { and, eq, inArray, or } from 'drizzle-orm';
import { profiles } from '#database/schema/accounts.ts';
import { photographs, scorecards } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import type { DomainContext } from '../shared/context.ts';
import { isAuthor } from '../shared/desk/own-things.ts';

/** Ids of the pictures that we keep of somebody. */
export type OwnPictures = { photographs: string[]; scorecards: string[]; avatars: string[] };

/** The viewer's pictures that have files, whether they are shown or not; none for visitors. */
export async function listOwnPictures({ db, viewer }: DomainContext): Promise<OwnPictures> {
	if (viewer.kind !== 'member') return { photographs: [], scorecards: [], avatars: [] };
	const { userId } = viewer;
	const own = db.select({ id: reviews.id }).from(reviews).where(isAuthor(viewer));
	const [taken, cards, faces] = await Promise.all([
		db
			.select({ id: photographs.id })
			.from(photographs)
			.where(
				and(or(eq(photographs.userId, userId), inArray(photographs.reviewId, own)), eq(photographs.status, 'ready')),
			)
			.orderBy(photographs.createdAt),
		db.select({ id: scorecards.id }).from(scorecards).where(inArray(scorecards.reviewId, own)),
		db.select({ id: profiles.avatarKey }).from(profiles).where(eq(profiles.userId, userId)),
	]);
	return {
		photographs: taken.map(({ id }) => id),
		scorecards: cards.map(({ id }) => id),
		avatars: faces.flatMap(({ id }) => id ?? []),
	};
}

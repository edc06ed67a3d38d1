import { MEMBER_CALLS } from '#app/features/data-calls/members/member-calls.ts';
import { toWireMarks, toWirePlayed, toWireWish } from '#app/features/data-calls/members/member-wire.ts';
import { getCourseMarks, listPlayed, listWishes } from '#domain/reviews/data-calls/own-marks-queries.ts';
import { getListed } from '#domain/reviews/lists/listed-course.ts';
import { likeCourse, markPlayed, unlikeCourse, unmarkPlayed } from '#domain/reviews/member-actions/like-commands.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import { success } from '#domain/shared/result.ts';
import { type Calling, type MemberHandlers, noSuchCourse } from './outcome.ts';
import { idAfter, nextId, nextPlace, placeAfter } from './parts-of-lists.ts';

type Names =
	| 'getMyMarks'
	| 'listMyWishes'
	| 'addMyWish'
	| 'dropMyWish'
	| 'listMyPlayed'
	| 'addMyPlayed'
	| 'dropMyPlayed';

/** The calls about the member's marks: the wish list, and what was played. */
export const MARK_HANDLERS: MemberHandlers<Names> = {
	async getMyMarks({ ctx }, { id }) {
		if (!(await getListed(ctx, id))) return noSuchCourse();
		return success(toWireMarks(await getCourseMarks(ctx, id)));
	},
	async listMyWishes({ ctx, origin }, { limit, cursor }) {
		const { items, next } = await listWishes(ctx, { after: placeAfter(cursor), limit });
		return success({
			items: items.map((wish) => toWireWish(wish, origin)),
			next: nextPlace(origin, MEMBER_CALLS.listMyWishes.path, limit, next),
		});
	},
	addMyWish: (calling, { id }) => change(calling, id, likeCourse),
	dropMyWish: (calling, { id }) => change(calling, id, unlikeCourse),
	async listMyPlayed({ ctx, origin }, { limit, cursor }) {
		const { items, next } = await listPlayed(ctx, { after: idAfter(cursor), limit });
		return success({
			items: items.map((played) => toWirePlayed(played, origin)),
			next: nextId(origin, MEMBER_CALLS.listMyPlayed.path, limit, next),
		});
	},
	addMyPlayed: (calling, { id }) => change(calling, id, markPlayed),
	dropMyPlayed: (calling, { id }) => change(calling, id, unmarkPlayed),
};

async function change({ ctx }: Calling, id: number, command: typeof likeCourse) {
	const course = await getListed(ctx, id);
	const outcome = course && (await command(ctx, course.slug, stampFor(ctx)));
	if (outcome?.ok) return success(toWireMarks(await getCourseMarks(ctx, id)));
	if (outcome === null || outcome.kind === 'course-unknown') return noSuchCourse();
	throw new Error(`a mark sent by a program failed: ${outcome.kind}`);
}

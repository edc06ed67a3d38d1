import { MEMBER_CALLS, type MemberSent } from '#app/features/data-calls/members/member-calls.ts';
import { toWireRound } from '#app/features/data-calls/members/member-wire.ts';
import { getListed } from '#domain/reviews/lists/listed-course.ts';
import { changeRound, logRound, removeRound } from '#domain/rounds/round-commands.ts';
import { getOwnRound, listOwnRounds } from '#domain/rounds/round-queries.ts';
import { roundSchema } from '#domain/rounds/round-rules.ts';
import { latestDayOnEarth } from '#domain/shared/day.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import { success } from '#domain/shared/result.ts';
import { type Calling, type MemberHandlers, nameOfCall, noSuchCourse, noSuchRound, wrongField } from './outcome.ts';
import { idAfter, nextId } from './parts-of-lists.ts';

type Names = 'listMyRounds' | 'getMyRound' | 'logMyRound' | 'changeMyRound' | 'removeMyRound';

/** The calls about the rounds that the member has logged; what is not theirs is not there. */
export const ROUND_HANDLERS: MemberHandlers<Names> = {
	async listMyRounds({ ctx, origin }, { limit, cursor }) {
		const { items, next } = await listOwnRounds(ctx, { after: idAfter(cursor), limit });
		return success({
			items: items.map((own) => toWireRound(own, origin)),
			next: nextId(origin, MEMBER_CALLS.listMyRounds.path, limit, next),
		});
	},
	getMyRound: (calling, { id }) => readOwn(calling, id),
	async logMyRound(calling, _asked, { course_id, ...sent }) {
		const { ctx } = calling;
		const parsed = parse(calling, sent);
		if (!parsed.ok) return parsed;
		const course = await getListed(ctx, course_id);
		if (!course) return noSuchCourse();
		const logged = await logRound(ctx, course.slug, parsed.value, { stamp: stampFor(ctx) });
		if (logged.ok) return readOwn(calling, logged.value.roundId);
		if (logged.kind === 'course-unknown') return noSuchCourse();
		throw new Error(`a round sent by a program failed: ${logged.kind}`);
	},
	async changeMyRound(calling, { id }, sent) {
		const parsed = parse(calling, sent);
		if (!parsed.ok) return parsed;
		const changed = await changeRound(calling.ctx, id, parsed.value, stampFor(calling.ctx));
		if (changed.ok) return readOwn(calling, id);
		if (changed.kind === 'round-unknown') return noSuchRound();
		throw new Error(`a change of a round sent by a program failed: ${changed.kind}`);
	},
	async removeMyRound({ ctx }, { id }) {
		if (!(await getOwnRound(ctx, id))) return noSuchRound();
		await removeRound(ctx, id);
		return success({ id, state: 'removed' });
	},
};

async function readOwn({ ctx, origin }: Calling, id: number) {
	const own = await getOwnRound(ctx, id);
	return own ? success(toWireRound(own, origin)) : noSuchRound();
}

/** By the rules of the form on the site, which has everything as text. */
function parse({ ctx }: Calling, sent: MemberSent<'changeMyRound'>) {
	const { price_paid: pricePaid, price_currency: priceCurrency, ...others } = sent;
	const fields = Object.entries({ ...others, pricePaid, priceCurrency });
	const asTyped = Object.fromEntries(fields.map(([name, value]) => [name, String(value ?? '')]));
	const parsed = roundSchema(latestDayOnEarth(ctx.now())).safeParse(asTyped);
	if (parsed.success) return success(parsed.data);
	const [issue] = parsed.error.issues;
	return wrongField(nameOfCall(issue?.path[0]), issue?.message ?? '');
}

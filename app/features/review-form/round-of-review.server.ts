import { joinReview } from '#domain/rounds/round-commands.ts';
import { getOwnRound, type OwnRound } from '#domain/rounds/round-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import type { ReviewField } from './review-fields.ts';

const NUMBER = /^[1-9]\d{0,8}$/;

/** The viewer's round that an address names (`round`), with what a review of its course takes along; null where it names none. */
export async function readRoundOfReview(ctx: DomainContext, { searchParams }: URL) {
	const id = searchParams.get('round') ?? '';
	const own = NUMBER.test(id) ? await getOwnRound(ctx, Number(id)) : null;
	return own?.course.slug === searchParams.get('course') && own
		? { id: own.round.id, given: givenOf(own.round) }
		: null;
}

/** The round that an address names is from now on one with the review that it has become. */
export async function joinRoundOfReview(ctx: DomainContext, { searchParams }: URL, reviewId: number): Promise<void> {
	const id = searchParams.get('round') ?? '';
	if (NUMBER.test(id)) await joinReview(ctx, Number(id), reviewId);
}

/** Day, grade, notes and the circumstances, by the names of the review's form. */
function givenOf(round: OwnRound): Partial<Record<ReviewField, string>> {
	const { day: playDate, grade: rating, notes: reviewText, tees, transport, weather, pricePaid, priceCurrency } = round;
	const told = { playDate, rating, reviewText, tees, transport, weather, pricePaid, priceCurrency };
	return Object.fromEntries(
		Object.entries(told).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
	);
}

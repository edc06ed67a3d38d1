import type { ToldColumns } from '../round-columns.ts';

type Round = ToldColumns & { courseId: number };

/**
 * Which of some rounds a book lacks. One that is there to the letter is not missing, whatever tells of it; nor is one of a course
 * and day of which as many were logged: the one that is there may have been changed since, and stays as it is. Two alike on one day
 * are two.
 */
export function findMissing<Given extends Round>(
	given: readonly Given[],
	there: readonly (Round & { logged: boolean })[],
) {
	const same = countBy(there.map(wholeKey));
	const unlike = given.filter((round) => !take(same, wholeKey(round)));
	const changed = countBy(there.filter((round) => round.logged && take(same, wholeKey(round))).map(dayKey));
	return unlike.filter((round) => !take(changed, dayKey(round)));
}

function countBy(keys: readonly string[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
	return counts;
}

/** Takes one of those that are counted, if any is left. */
function take(counts: Map<string, number>, key: string): boolean {
	const left = counts.get(key) ?? 0;
	counts.set(key, left - 1);
	return left > 0;
}

const dayKey = ({ courseId, day }: Round) => `${courseId} ${day}`;

function wholeKey(round: Round): string {
	const { courseId, day, tees, holes, score, transport, partners, weather, grade, again, notes } = round;
	const { pricePaidMinor, pricePaidCurrency } = round;
	const told = [tees, holes, score, transport, partners, weather, grade, again, notes];
	return JSON.stringify([courseId, day, ...told, pricePaidMinor, pricePaidCurrency]);
}

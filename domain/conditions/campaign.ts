import { type ConditionKind, KINDS, type Told } from './kinds.ts';

/** Of so many days the reports of a course are looked at together, and so many golfers who say the same of it may have been sent. */
export const CAMPAIGN = { days: 7, golfers: 6 } as const;

/** The kinds that have a grade: what somebody gains by making them look better or worse. */
const GRADED = ['greens', 'fairways', 'bunkers'] as const satisfies ConditionKind[];
type Graded = (typeof GRADED)[number];
const GRADES = Object.keys(KINDS.greens.values);
const [BEST, WORST] = [GRADES[0], GRADES.at(-1)];

/** A report of a course as this rule sees it. `isNew`: a visitor's or a new account's that no editor has read. */
export type Witness = { golfer: string; told: Told; isNew: boolean; createdAt: Date };

/**
 * What a report that tells `told`, by the `golfer`, a visitor or a new account, is one of a slow campaign about, or null: with those
 * before it as many new golfers as `CAMPAIGN` says give a course the best or the worst grade for it, while since the first of them a member
 * of long standing, or somebody whom an editor has read, gave it the opposite. Without such a member they are believed: greens do turn in
 * a day, and where only guests play nobody else can say so. `before` are the reports of the last days, in any order.
 */
export function campaignOf(
	{ golfer, told }: Pick<Witness, 'golfer' | 'told'>,
	before: readonly Witness[],
): Graded | null {
	const arranged = GRADED.find((kind) => {
		const said = told[kind];
		const opposite = said === BEST ? WORST : said === WORST ? BEST : undefined;
		if (opposite === undefined) return false;
		const series = before.filter((witness) => witness.isNew && witness.told[kind] === said);
		// Whoever plays every day is one voice.
		if (new Set([golfer, ...series.map((witness) => witness.golfer)]).size < CAMPAIGN.golfers) return false;
		const began = Math.min(...series.map(({ createdAt }) => createdAt.getTime()));
		return before.some(
			(witness) => !witness.isNew && witness.told[kind] === opposite && witness.createdAt.getTime() > began,
		);
	});
	return arranged ?? null;
}

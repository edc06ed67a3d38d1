import { ANNOUNCEMENT_KINDS, type AnnouncementKind } from '../announcements/announcement-kinds.ts';
import { type Condition, countedOf, joinReports, type Report } from '../join.ts';
import type { ConditionKind } from '../kinds.ts';

/** As much as one member's word, or two visitors': one visitor alone sends nobody a letter. */
const ENOUGH_TO_ALERT = 1;

/** What keeps a golfer from a course, or makes them ask for another day (N3). */
const MATTERS: Partial<Record<ConditionKind, readonly string[]>> = {
	greens: ['poor'],
	temporary: ['some', 'all'],
	aeration: ['fresh'],
	closed: ['some', 'nine', 'all'],
};

/** The same of what clubs announce: everything but that there are no carts. */
export const MATTERING_ANNOUNCEMENTS: readonly AnnouncementKind[] = ANNOUNCEMENT_KINDS.filter(
	(kind) => kind !== 'carts',
);

/** The answers that matter, by their kinds. */
export const mattering = (): [kind: ConditionKind, values: readonly string[]][] =>
	// Object.entries cannot know that the keys are kinds; the object is a constant of this file.
	Object.entries(MATTERS) as [ConditionKind, readonly string[]][];

type Place = { longitude: number | null; now: Date };

/** Of what the reports of a course come to, what matters: said by a member, or by two visitors, and beaten by nobody. */
export function mattersIn(reports: readonly Report[], place: Place): Condition[] {
	return joinReports(reports, place).filter(({ kind, opinions }) => {
		const standing = new Set(opinions.map(({ value }) => value).filter((value) => MATTERS[kind]?.includes(value)));
		const said = countedOf(kind, reports, place.now).filter(({ value }) => standing.has(value));
		return said.reduce((sum, { weight }) => sum + weight, 0) >= ENOUGH_TO_ALERT;
	});
}

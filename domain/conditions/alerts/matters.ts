import type { AnnouncementKind } from '../announcements/announcement-kinds.ts';
import { type Condition, joinReports, type Report } from '../join.ts';
import { type ConditionKind, kindOf } from '../kinds.ts';

const DAY = 24 * 3_600_000;
/** A visitor's word counts half, and one visitor alone sends nobody a letter. */
const VISITOR_WEIGHT = 0.5;
const ENOUGH_TO_ALERT = 1;

/** What keeps a golfer from a course, or makes them ask for another day (N3). */
const MATTERS: Partial<Record<ConditionKind, readonly string[]>> = {
	greens: ['poor'],
	temporary: ['some', 'all'],
	aeration: ['fresh'],
	closed: ['some', 'nine', 'all'],
};

/** The same of what clubs announce: everything but that there are no carts. */
export const doesAnnouncementMatter = (kind: AnnouncementKind) => kind !== 'carts';

/** The answers that matter, by their kinds. */
export const mattering = (): [kind: ConditionKind, values: readonly string[]][] =>
	// Object.entries cannot know that the keys are kinds; the object is a constant of this file.
	Object.entries(MATTERS) as [ConditionKind, readonly string[]][];

type Place = { longitude: number | null; now: Date };

/** Of what the reports of a course come to, what matters: said by a member, or by two visitors, and beaten by nobody. */
export function mattersIn(reports: readonly Report[], place: Place): Condition[] {
	return joinReports(reports, place).filter((condition) => {
		const values = MATTERS[condition.kind];
		const standing = condition.opinions.filter(({ value }) => values?.includes(value)).map(({ value }) => value);
		return weightOf(condition.kind, standing, { reports, now: place.now }) >= ENOUGH_TO_ALERT;
	});
}

/** What those weigh whose last living word of a kind is one of the values. */
function weightOf(
	kind: ConditionKind,
	values: readonly string[],
	{ reports, now }: { reports: readonly Report[]; now: Date },
): number {
	const oldest = now.getTime() - kindOf(kind).lifeDays * DAY;
	const last = new Map<string, Report>();
	for (const report of reports.toSorted((a, b) => a.observedAt.getTime() - b.observedAt.getTime())) {
		if (report.told[kind] !== undefined && report.observedAt.getTime() > oldest) last.set(report.author, report);
	}
	return [...last.values()]
		.filter(({ told }) => values.includes(told[kind] ?? ''))
		.reduce((sum, { isMember }) => sum + (isMember ? 1 : VISITOR_WEIGHT), 0);
}

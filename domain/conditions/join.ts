import { dayAt, daysBetween, endOfDay } from './course-day.ts';
import { CONDITION_KINDS, type ConditionKind, kindOf, type Told } from './kinds.ts';

const DAY = 24 * 3_600_000;
/** A visitor's word counts half (N1). */
const VISITOR_WEIGHT = 0.5;
/** So many times the weight of another opinion silences it: three reports beat one. */
const BEATS = 3;
/** The newest reports that weigh as much together say from when on older ones are left out: one visitor alone does not. */
const ENOUGH_TO_SAY_IT_HAS_CHANGED = 1;

/** A report that counts, as joining sees it. */
export type Report = {
	/** Whose it is: what one golfer has said several times counts once, as it was said last. */
	author: string;
	isMember: boolean;
	/** Calendar day of the round at the course. */
	day: string;
	observedAt: Date;
	told: Told;
	/** A sample of a local installation. */
	isSample?: boolean;
};

/** What golfers say of one thing at present. */
export type Condition = {
	kind: ConditionKind;
	/** The heaviest first: one where they agree, or where three beat one; else those that nobody has beaten. */
	opinions: { value: string; golfers: number }[];
	/** Everybody who has said something of it that counts, also those who were beaten. */
	golfers: number;
	/** One visitor alone says so. */
	isLoneVisitor: boolean;
	/** The day of the newest report that says what is printed, and how many days ago that is at the course. */
	day: string;
	daysAgo: number;
	/** The median, of a kind of which minutes are told. */
	minutes: number | null;
	/** Samples of a local installation say so, and nobody else. */
	isSample?: true;
	/** From then on it cannot be said any more as it stands here. */
	endsAt: Date;
};

type Place = { longitude: number | null; now: Date };

/** What the reports of a course come to: each kind of which there is something to say, in the order of the kinds. */
export function joinReports(reports: readonly Report[], place: Place): Condition[] {
	return CONDITION_KINDS.flatMap((kind) => {
		const counted = countedOf(kind, reports, place.now);
		return counted.length === 0 ? [] : [joinKind(kind, counted, place)];
	});
}

/** What one golfer says of a kind. A member's word weighs 1, a visitor's half as much. */
export type Counted = { value: string; weight: number; isSample: boolean } & Pick<
	Report,
	'isMember' | 'day' | 'observedAt'
>;

/** The last word of each golfer that is still alive, and not from before what has changed. The newest first. */
export function countedOf(kind: ConditionKind, reports: readonly Report[], now: Date): Counted[] {
	const { lifeDays, togetherDays } = kindOf(kind);
	const newestFirst = reports.toSorted((a, b) => b.observedAt.getTime() - a.observedAt.getTime());
	const heard = new Set<string>();
	const living: Counted[] = [];
	for (const { author, isMember, day, observedAt, told, isSample = false } of newestFirst) {
		const value = told[kind];
		if (value === undefined || heard.has(author) || now.getTime() >= observedAt.getTime() + lifeDays * DAY) continue;
		heard.add(author);
		living.push({ value, weight: isMember ? 1 : VISITOR_WEIGHT, isMember, day, observedAt, isSample });
	}
	const oldest = anchorOf(living).getTime() - togetherDays * DAY;
	return living.filter(({ observedAt }) => observedAt.getTime() >= oldest);
}

/** The moment by which the newest reports weigh enough together; the beginning of time where they never do. */
function anchorOf(newestFirst: readonly Counted[]): Date {
	let weight = 0;
	for (const report of newestFirst) {
		weight += report.weight;
		if (weight >= ENOUGH_TO_SAY_IT_HAS_CHANGED) return report.observedAt;
	}
	return new Date(0);
}

function joinKind(kind: ConditionKind, counted: readonly Counted[], { longitude, now }: Place): Condition {
	const { lifeDays, minutes } = kindOf(kind);
	const opinions = minutes ? [opinionOf(counted)] : opinionsIn(counted);
	const said = counted.filter(({ value }) => minutes || opinions.some((opinion) => opinion.value === value));
	const [newest] = said;
	if (!newest) throw new Error(`nothing is said of ${kind}`);
	const firstToDie = Math.min(...counted.map(({ observedAt }) => observedAt.getTime())) + lifeDays * DAY;
	const today = dayAt(longitude, now);
	return {
		kind,
		opinions: opinions.map(({ value, golfers }) => ({ value, golfers })),
		golfers: counted.length,
		isLoneVisitor: counted.length === 1 && !newest.isMember,
		day: newest.day,
		daysAgo: daysBetween(newest.day, today),
		minutes: minutes ? medianOf(counted) : null,
		...(counted.every(({ isSample }) => isSample) && { isSample: true as const }),
		endsAt: new Date(Math.min(firstToDie, endOfDay(longitude, today).getTime())),
	};
}

type Opinion = { value: string; golfers: number; weight: number; newest: number };

const opinionOf = (reports: readonly Counted[]): Opinion => ({
	value: reports[0]?.value ?? '',
	golfers: reports.length,
	weight: reports.reduce((sum, { weight }) => sum + weight, 0),
	newest: reports[0]?.observedAt.getTime() ?? 0,
});

/** Those that no other has beaten; of two that weigh the same the newer first. */
function opinionsIn(counted: readonly Counted[]): Opinion[] {
	const byValue = Map.groupBy(counted, ({ value }) => value);
	const all = [...byValue.values()].map(opinionOf).sort((a, b) => b.weight - a.weight || b.newest - a.newest);
	return all.filter(({ weight }) => weight * BEATS > (all[0]?.weight ?? 0));
}

function medianOf(counted: readonly Counted[]): number {
	const sorted = counted.map(({ value }) => Number(value)).sort((a, b) => a - b);
	const middle = sorted.length / 2;
	const [low = 0, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
	return (low + high) / 2;
}

/** Fewer reports of a month say too little of it. */
export const ENOUGH_OF_A_MONTH = 5;
/** Months this close to the best one are as good. */
const AS_GOOD = 0.1;
/** From this share of its reports on a month is one of temporary greens. */
const OFTEN_TEMPORARY = 0.25;

/** What was told in one month of the year, over all years: 1 is January. */
export type MonthCounts = {
	month: number;
	/** How many reports tell of the greens. */
	reports: number;
	/** The share of them that call the greens good, by weight, 0 to 1; null where there is none. */
	good: number | null;
	/** How many reports of the month tell of temporary greens, and how many tell anything. */
	temporary: number;
	all: number;
};

/** The year of a course: when its greens were good. */
export type YearOfGreens = {
	/** Of all twelve months. */
	months: (MonthCounts & { isEnough: boolean; isTemporary: boolean })[];
	/** The months, from and to, that were best, and the share of their reports that call the greens good; null where too little is known. */
	best: { from: number; to: number; good: number } | null;
	reports: number;
	/** The year of the oldest. */
	since: number;
};

/** What the months come to; null where nobody has told of the greens. */
export function yearOf(counts: readonly MonthCounts[], since: number): YearOfGreens | null {
	const reports = counts.reduce((sum, month) => sum + month.reports, 0);
	if (reports === 0) return null;
	const months = Array.from({ length: 12 }, (_, index) => {
		const none = { month: index + 1, reports: 0, good: null, temporary: 0, all: 0 };
		const month = counts.find((one) => one.month === index + 1) ?? none;
		const isEnough = month.reports >= ENOUGH_OF_A_MONTH;
		return { ...month, isEnough, isTemporary: isEnough && month.temporary >= month.all * OFTEN_TEMPORARY };
	});
	return { months, best: bestOf(months), reports, since };
}

/** The longest run of months, across the turn of the year too, that are all about as good as the best one. */
function bestOf(months: YearOfGreens['months']): YearOfGreens['best'] {
	const known = months.filter(({ isEnough }) => isEnough);
	const most = Math.max(...known.map(({ good }) => good ?? 0));
	if (known.length === 0 || most === 0) return null;
	const isBest = (index: number) => {
		const month = months[index % 12];
		return month?.isEnough === true && (month.good ?? 0) >= most - AS_GOOD;
	};
	const runs = months.flatMap((_, start) => {
		if (!isBest(start) || (isBest(start + 11) && months.some((__, index) => !isBest(index)))) return [];
		let length = 1;
		while (length < 12 && isBest(start + length)) length++;
		return [{ start, length }];
	});
	const [run] = runs.toSorted((a, b) => b.length - a.length);
	if (!run) return null;
	const those = Array.from({ length: run.length }, (_, step) => months[(run.start + step) % 12]);
	const reports = those.reduce((sum, month) => sum + (month?.reports ?? 0), 0);
	const good = those.reduce((sum, month) => sum + (month?.good ?? 0) * (month?.reports ?? 0), 0) / reports;
	return { from: run.start + 1, to: ((run.start + run.length - 1) % 12) + 1, good };
}

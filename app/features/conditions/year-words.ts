import { formatMonthName } from '#app/lib/format/format-day.ts';
import type { YearOfGreens } from '#domain/conditions/year.ts';

const IN_TEN = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'all'];

/** "July to September: nine reports in ten call them good." */
export function yearInWords({ best }: YearOfGreens): string {
	if (!best) return 'Too few reports so far to say when they are good.';
	const { from, to, good } = best;
	const tenths = Math.round(good * 10);
	const said =
		tenths === 10
			? 'all reports call'
			: `${IN_TEN[tenths]} ${tenths === 1 ? 'report' : 'reports'} in ten ${tenths === 1 ? 'calls' : 'call'}`;
	return `${monthsInWords(from, to)}: ${said} them good.`;
}

function monthsInWords(from: number, to: number): string {
	if (from === to) return formatMonthName(from);
	return from === 1 && to === 12 ? 'All year' : `${formatMonthName(from)} to ${formatMonthName(to)}`;
}

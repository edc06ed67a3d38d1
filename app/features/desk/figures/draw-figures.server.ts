import { formatNumber } from '#app/lib/format/format.ts';
import { shareInWords, shareOf } from '#app/lib/format/share.ts';
import { DECISION_BANDS, type DeskFigures } from '#domain/desk/figures/figures-queries.ts';
import { HOLDING_RULES, isHoldingRule } from '#domain/reviews/holding/holding-rules.ts';
import { type Counted, drawDays, drawRows } from './chart.server.ts';
import { BAND_WORDS, jobInWords } from './figure-words.ts';

/** The charts of the figures, laid out here so that browsers need no library of charts. */
export function drawFigures({ days, reviews, rules, decision, letters, jobs }: DeskFigures) {
	return {
		days: drawDays(days.map((day) => ({ day: day.day, count: day.reviews }))),
		outcomes: drawShares([
			shareRow('Held', reviews.held, reviews.all),
			shareRow('Rejected', reviews.rejected, reviews.all),
		]),
		rules: rules.map(({ rule, held, rejected }) => ({
			rule,
			name: nameOf(rule),
			chart: drawShares([shareRow(nameOf(rule), held, reviews.all), shareRow('of these rejected', rejected, held)]),
		})),
		decision: drawRows(DECISION_BANDS.map((from, at) => countRow(BAND_WORDS[from], decision.bands[at] ?? 0))),
		letters: drawRows(letters.failed.map(({ message, count }) => countRow(message.replaceAll('-', ' '), count))),
		jobs: drawRows(jobs.map(({ job, count }) => countRow(jobInWords(job), count))),
	};
}

export type FigureCharts = ReturnType<typeof drawFigures>;

const drawShares = (rows: Counted[]) => drawRows(rows, '%', 100);

const shareRow = (label: string, count: number, all: number): Counted => ({
	label,
	count: shareOf(count, all) * 100,
	value: `${shareInWords(count, all)}\u00a0(${formatNumber(count)})`,
});

const countRow = (label: string, count: number): Counted => ({ label, count, value: formatNumber(count) });

const nameOf = (rule: string) => (isHoldingRule(rule) ? HOLDING_RULES[rule].name : rule);

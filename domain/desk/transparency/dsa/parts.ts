import type { ReportReason } from '#domain/moderation/report-options.ts';
import { toCsvLine } from '#domain/shared/text/csv.ts';
import { isRemoval, REFUSALS } from '../removals.ts';
import {
	BY_TERMS,
	CATEGORIES,
	PLACE_OF_GROUND,
	PLACE_OF_REASON,
	type Place,
	UNSPECIFIED_NOTICE,
	UNSPECIFIED_ORDER,
} from './categories.ts';
import { APPEALS, AUTOMATED, QUALITATIVE } from './indicators.ts';
import { COLUMNS, contextOf, fileOfPart, REPORT_PARTS, type ReportPart } from './template.ts';
import { type Complaint, type Measure, medianHours, type Notice } from './year-queries.ts';

/** What the report of a year is made from. `today` is the day on which it is fetched; the present year ends with it. */
export type ReportYear = {
	year: number;
	today: string;
	provider: string;
	measures: readonly Measure[];
	notices: readonly Notice[];
	complaints: readonly Complaint[];
};

type Cell = string | number | null;

const HOSTING = 'Only for providers of hosting services, including online platforms';
const PLATFORMS = 'Only for providers of online platforms';

/** The CSV file of one part of the yearly report, in the template of Implementing Regulation (EU) 2024/2835, Annex I. */
export function reportPart(part: ReportPart, of: ReportYear): string {
	const rows = ROWS[part](of, periodOf(of));
	return [COLUMNS[part], ...rows].map((row) => toCsvLine(row.map((cell) => String(cell ?? '')))).join('');
}

/** The part of a file by its name, in small letters as addresses are; undefined where there is none. */
export const partOfFile = (file: string): ReportPart | undefined =>
	REPORT_PARTS.find((part) => fileOfPart(part) === file);

const endOf = ({ year, today }: ReportYear) => (today < `${year}-12-31` ? today : `${year}-12-31`);
const periodOf = (of: ReportYear) => `${of.year}-01-01/${endOf(of)}`;

const ROWS: Record<ReportPart, (of: ReportYear, period: string) => Cell[][]> = {
	'1_report_identification': (of) => [
		['All', '', 'Name of the service provider', of.provider],
		['All', '', 'Date of the publication of the report', of.today],
		['All', '', 'Date of the publication of the latest previous report', ''],
		['All', '', 'Starting date of reporting period', `${of.year}-01-01`],
		['All', '', 'Ending date of reporting period', endOf(of)],
	],
	'3_member_states_orders': (_, period) =>
		byPlace({ ...CATEGORIES, ...UNSPECIFIED_ORDER }).map(({ name, other }) => [
			...['All', '', period, name, other, 'TOTAL'],
			...Array<null>(7).fill(null),
			...Array.from({ length: 7 }, () => (name === 'TOTAL' ? contextOf.orders : null)),
		]),
	'4_notices': ({ notices }, period) => {
		const placed = notices.flatMap((notice) => {
			const place = PLACE_OF_REASON[notice.reason as ReportReason];
			return place ? [{ place, of: notice }] : [];
		});
		return byPlace({ ...CATEGORIES, ...UNSPECIFIED_NOTICE }, placed).map(({ name, other, things }) => {
			const upheld = things.filter(({ status }) => status === 'upheld');
			const byLaw = upheld.filter(({ ground }) => ground === 'unlawful').length;
			const context = (words: string) => (name === 'TOTAL' ? words : '');
			return [
				...[HOSTING, '', period, name, other, things.length, '', things.length, '', medianHours(things), ''],
				...[byLaw, '', upheld.length - byLaw, '', context(contextOf.notices), context(contextOf.flaggers), '', ''],
				...[context(contextOf.hours), '', '', '', '', ''],
			];
		});
	},
	'5_own_initiative_illegal': (of, period) => ownMeasures(of, period, 'law', CATEGORIES),
	'6_own_initiative_TC': (of, period) => ownMeasures(of, period, 'terms', { ...CATEGORIES, ...BY_TERMS }),
	'7_appeals_and_recidivism': ({ complaints, measures }, period) =>
		APPEALS.map(({ section, indicator, scope, of }, at) => {
			const value = of === null ? null : of({ complaints, measures });
			const context = of === null ? contextOf.unknown : scope === 'Median time' ? contextOf.hours : '';
			return [at === 0 ? 'All' : PLATFORMS, '', period, section, indicator, scope, value, context];
		}),
	'8_automated_means': ({ measures, notices }, period) =>
		AUTOMATED.map(({ applies, indicator, scope, of }) => {
			const value = of === null ? null : of({ measures, notices });
			const section = 'Use of automated means for content moderation';
			return [applies, '', period, section, indicator, scope, value, of === null ? contextOf.noAccuracy : ''];
		}),
	'11_qualitative': (_, period) => QUALITATIVE.map(([indicator, words]) => ['All', '', period, indicator, words]),
};

/** What was done without a report, by law or by our terms. What we never do, such as demoting, is nought. */
function ownMeasures({ measures }: ReportYear, period: string, basis: 'law' | 'terms', categories: typeof CATEGORIES) {
	const placed = measures
		.filter(({ source, ground }) => source !== 'report' && (ground === 'unlawful') === (basis === 'law'))
		.map((measure) => ({ place: PLACE_OF_GROUND[measure.ground], of: measure }));
	return byPlace(categories, placed).map(({ name, other, things }) => {
		const count = (is: (measure: Measure) => boolean) => things.filter(is).length;
		const removed = count(({ action }) => isRemoval(action) && !REFUSALS.has(action));
		const kept = count(({ action }) => REFUSALS.has(action));
		const suspended = count(({ action }) => action === 'member suspended');
		const held = count(({ source }) => source === 'rule');
		const done: Cell[] = [things.length, held, removed, kept, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, suspended, 0];
		const context = done.map((_, at) => (at === 1 && name === 'TOTAL' ? contextOf.held : ''));
		return ['All', '', period, name, other, ...done, ...context];
	});
}

/** A row for the total, each category and each of its keywords, with what belongs to it. */
function byPlace<Thing = never>(
	categories: Record<string, readonly string[]>,
	placed: readonly { place: Place; of: Thing }[] = [],
) {
	const those = (is: (place: Place) => boolean) => placed.filter(({ place }) => is(place));
	const row = (name: string, some: typeof placed) => ({
		name,
		other: name === 'KEYWORD_OTHER' ? [...new Set(some.flatMap(({ place }) => place.other ?? []))].join('; ') : '',
		things: some.map(({ of }) => of),
	});
	return [
		row('TOTAL', placed),
		...Object.entries(categories).flatMap(([category, keywords]) => [
			row(
				category,
				those((place) => place.category === category),
			),
			...keywords.map((keyword) =>
				row(
					keyword,
					those((place) => place.category === category && place.keyword === keyword),
				),
			),
		]),
	];
}

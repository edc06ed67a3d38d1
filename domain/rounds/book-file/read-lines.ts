import { isCalendarDay } from '../../shared/day.ts';
import { cleanLine } from '../../shared/text/text.ts';
import { columnsOf, type ToldColumns } from '../round-columns.ts';
import { ROUND_LIMITS } from '../round-limits.ts';
import { roundSchema } from '../round-rules.ts';
import { type AboutCourse, MARK_COLUMNS, MARKS, ROUND_COLUMNS, type RoundColumn } from './columns.ts';
import { type BookFault, type GivenLine, quote } from './given-book.ts';

/** The course that a line names, as it was given. */
export type GivenCourse = Record<AboutCourse, string>;

export type GivenRound = { at: string; course: GivenCourse; told: ToldColumns };
/** `markedOn`: null where the line names no day. */
export type GivenMark = { at: string; course: GivenCourse; mark: (typeof MARKS)[number]; markedOn: string | null };

type Read<Line> = { ok: true; line: Line } | { ok: false; faults: BookFault[] };

/** Longer than any name or address that we keep. */
const LONGEST_NAME = 300;

/** A round by the rules of its form. `latestDay` as there; what does not fit is told with what would. */
export function readRound({ at, cells }: GivenLine, latestDay: string): Read<GivenRound> {
	const parsed = roundSchema(latestDay).safeParse(cells);
	if (parsed.success) return { ok: true, line: { at, course: courseIn(cells), told: columnsOf(parsed.data) } };
	const fields = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
	// The rules of the form name no other field than a column has.
	const faults = [...fields].map((field) => wrong(at, field, { cells, meaning: ROUND_COLUMNS[field as RoundColumn] }));
	return { ok: false, faults };
}

/** A mark. `today` in UTC, after which none was made. */
export function readMark({ at, cells }: GivenLine, today: string): Read<GivenMark> {
	const { mark: said = '', markedOn = '' } = cells;
	const mark = MARKS.find((one) => one === said.trim());
	const day = markedOn.trim();
	const isRight = day === '' || (isCalendarDay(day) && day <= today && day >= `${ROUND_LIMITS.earliestYear}-01-01`);
	if (mark !== undefined && isRight)
		return { ok: true, line: { at, course: courseIn(cells), mark, markedOn: day === '' ? null : day } };
	const faults = mark === undefined ? [wrong(at, 'mark', { cells, meaning: MARK_COLUMNS.mark })] : [];
	if (!isRight) faults.push(wrong(at, 'markedOn', { cells, meaning: MARK_COLUMNS.markedOn }));
	return { ok: false, faults };
}

function wrong(
	at: string,
	field: string,
	{ cells, meaning }: { cells: GivenLine['cells']; meaning: string },
): BookFault {
	const said = cells[field]?.trim() ?? '';
	return { at, field, message: `${said === '' ? 'nothing' : quote(said)} cannot stand there. What can: ${meaning}` };
}

function courseIn(cells: GivenLine['cells']): GivenCourse {
	const text = (name: AboutCourse) => cleanLine(cells[name] ?? '').slice(0, LONGEST_NAME);
	return {
		course: text('course'),
		country: text('country'),
		courseSlug: text('courseSlug'),
		courseSource: text('courseSource'),
		courseSourceId: text('courseSourceId'),
	};
}

import { LINE_LIMITS } from '#domain/catalogue/matching/lines.ts';
import { MARKS, type Mark } from '../member-actions/mark-words.ts';

/**
 * What the button that was pressed asks for: to look the lines up, to change the list, to look again, to mark the courses; to mark what is
 * ticked in a list of a place, to go on to its next page, and to take back what was marked so; to read a file.
 */
export const INTENTS = ['match', 'change', 'again', 'save', 'ticked', 'next', 'undo', 'file'] as const;
export type Intent = (typeof INTENTS)[number];

/** The fields of a line by its number: the id of its course, `NONE_OF_THESE` or nothing yet; and another name for it. */
export const courseField = (line: number) => `c${line}`;
export const otherField = (line: number) => `o${line}`;

/** The field of a file. */
export const FILE_FIELD = 'places';

const ID = /^\d{1,9}$/;

/** The value of a line that is to be left out. */
export const NONE_OF_THESE = '0';

const NUMBERS = Array.from({ length: LINE_LIMITS.lines }, (_, at) => at + 1);

/**
 * Every field of the forms of a list. `sure` holds the numbers of the lines that were taken for a course without a question; `back` and
 * `next` are addresses of a list of a place; `undoable` asks for the way to take back what is marked, `added` is what that takes back.
 */
export const LIST_FIELDS: readonly string[] = [
	...['stamp', 'intent', 'mark', 'names', 'sure', 'back', 'next', 'undoable', 'added'],
	...NUMBERS.flatMap((line) => [courseField(line), otherField(line)]),
];

/** What somebody has said of the lines of a list so far. */
export type SentList = {
	intent: Intent;
	mark: Mark;
	names: string;
	sure: ReadonlySet<number>;
	/** The course that was chosen for a line; null for none of them. */
	chosen: ReadonlyMap<number, number | null>;
	other: ReadonlyMap<number, string>;
};

/**
 * What the address of a list with boxes says: the mark that they make, how many courses were marked or taken back just now (null: none
 * were sent), and the ids of those that can be taken back.
 */
export type Ticked = { mark: Mark; saved: number | null; added: number[]; undone: number | null };

export function readTicked(params: URLSearchParams): Ticked {
	const countOf = (name: string) => {
		const [count] = /^\d{1,3}$/.exec(params.get(name) ?? '') ?? [null];
		return count === null ? null : Number(count);
	};
	return {
		mark: MARKS.find((mark) => mark === params.get('mark')) ?? 'played',
		saved: countOf('saved'),
		added: readAdded(params.get('added')),
		undone: countOf('undone'),
	};
}

/** "3.17.204": the ids of courses, as many as a list has lines at most. */
export const readAdded = (text: string | null): number[] =>
	(text ?? '')
		.split('.', LINE_LIMITS.lines)
		.filter((id) => ID.test(id))
		.map(Number);

/** Reads the fields of a posted list; what is none of ours is as if it had not been sent. */
export function readList(form: FormData): SentList {
	const textOf = (name: string) => String(form.get(name) ?? '');
	const chosen = NUMBERS.filter((line) => ID.test(textOf(courseField(line)))).map((line) => {
		const id = textOf(courseField(line));
		return [line, id === NONE_OF_THESE ? null : Number(id)] as const;
	});
	const other = NUMBERS.map((line) => [line, textOf(otherField(line)).trim()] as const).filter(([, text]) => text);
	return {
		intent: INTENTS.find((intent) => intent === textOf('intent')) ?? 'match',
		mark: MARKS.find((mark) => mark === textOf('mark')) ?? 'played',
		names: textOf('names'),
		sure: new Set(textOf('sure').split(',').map(Number)),
		chosen: new Map(chosen),
		other: new Map(other),
	};
}

import { noRows, putRow, type RowSet } from '#domain/shared/sets/row-set.ts';
import { foldText } from '#domain/shared/text/fold.ts';
import type { CourseColumns } from '../../shared/course-index.ts';

/** Between the names of several. */
const BETWEEN = /[,;/&()]|\b(?:and|with|und|et|och|y)\b/iu;
/** After a name: father and son are both meant. */
const AFTER_NAME = /^(?:sr|jr|senior|junior|ii|iii)$/;

/** Finds courses by who has drawn them. */
export function createArchitects({ rows, architect, architects }: CourseColumns) {
	let known: { whole: Set<string>; last: Set<string>; of: number } | null = null;
	// A course that was written anew may name one more.
	const names = () => {
		if (known?.of !== architects.length) known = { ...namesOf(architects), of: architects.length };
		return known;
	};
	return {
		/** Whether somebody is called so: by first and last name, or with `surname` by the last one alone. */
		isKnown: (name: string, surname: boolean) => names().whole.has(name) || (surname && names().last.has(name)),
		/** The rows of courses that somebody of this name has drawn, alone or with others. */
		rowsOf(name: string): RowSet {
			const wanted = personWords(name);
			const isMeant = architects.map((text) => personsOf(text).some((person) => isWithin(wanted, person)));
			const found = noRows(rows);
			for (let row = 0; row < rows; row += 1) if (isMeant[architect[row] ?? 0]) putRow(found, row, true);
			return found;
		},
	};
}

function namesOf(texts: readonly string[]) {
	const persons = texts.flatMap(personsOf).filter(({ length }) => length > 1);
	const ends = persons.map((words) => `${words[0]} ${words.at(-1)}`);
	return {
		whole: new Set([...persons.map((words) => words.join(' ')), ...ends]),
		last: new Set(persons.map((words) => words.at(-1) ?? '')),
	};
}

/** The words of each name that a source writes. */
const personsOf = (text: string): string[][] =>
	text
		.split(BETWEEN)
		.map(personWords)
		.filter(({ length }) => length > 0);

const personWords = (name: string): string[] =>
	foldText(name)
		.split(' ')
		.filter((word) => word !== '' && !AFTER_NAME.test(word));

/** Whether words stand among others in their order, the last of both being the same. */
function isWithin(words: readonly string[], others: readonly string[]): boolean {
	if (words.length === 0 || words.at(-1) !== others.at(-1)) return false;
	let at = 0;
	for (const word of others) if (word === words[at]) at += 1;
	return at === words.length;
}

import type { FileReading } from '../../shared/course-imports.ts';

const DELIMITERS: Readonly<Record<string, string>> = {
	',': 'commas',
	';': 'semicolons',
	'\t': 'tabs',
	'|': 'bars',
};
/** More columns than this are counted. */
const MOST_TOLD = 40;

/** How a file was read, in a few lines: its encoding and separator, which columns were understood, and which were not. */
export function readingInWords({
	file,
	encoding,
	format,
	delimiter,
	skipped,
	understood,
	ignored,
}: FileReading): string[] {
	const parted = delimiter === null ? [] : [`parted by ${DELIMITERS[delimiter] ?? `“${delimiter}”`}`];
	const before =
		skipped === 0
			? []
			: [skipped === 1 ? 'one line before the header skipped' : `${skipped} lines before the header skipped`];
	const [columns, Columns] = format === 'json' ? ['keys', 'Keys'] : ['columns', 'Columns'];
	return [
		`${file}: ${[format === 'json' ? 'JSON' : 'table', encoding, ...parted, ...before].join(', ')}`,
		`${Columns} understood: ${listed(understood.map(({ header, label }) => `${header} (${label})`))}`,
		...(ignored.length > 0
			? [`Not understood, and left out: ${listed(ignored)}`]
			: [`All ${columns} were understood.`]),
	];
}

function listed(words: readonly string[]): string {
	const told = words.slice(0, MOST_TOLD).map((word) => word.slice(0, 60));
	const more = words.length - told.length;
	return `${told.join(', ') || 'none'}${more > 0 ? ` and ${more} more` : ''}`;
}

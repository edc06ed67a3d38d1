import { basename } from 'node:path';
import type { FileReading } from '#domain/shared/course-imports.ts';
import { isOpenHeader, OPEN_COLUMNS } from '../../open-data/columns.ts';
import { type Encoding, nameOfEncoding } from './encoding/encodings.ts';
import { readBytes } from './file-bytes.ts';
import { labelOf, meaningOf, type RawRow } from './headers.ts';
import { inspectFile, readText } from './inspect-file.ts';
import { KeysSeen } from './properties.ts';
import { readJson } from './read-json.ts';
import { readTable } from './read-table.ts';
import { findHeader } from './table/find-header.ts';

export type OnReading = (reading: FileReading) => void;

type Options = {
	encoding: Encoding | undefined;
	onBytes: (read: number) => void;
	onReading: OnReading | undefined;
};

/**
 * The rows of a file of any kind that is understood. `onReading` is told how it was read once it has been, also where it could not
 * be read to its end. Throws `BrokenFile`.
 */
export async function* readRows(file: string, { encoding: told, onBytes, onReading }: Options): AsyncGenerator<RawRow> {
	const { encoding, format, head } = await inspectFile(file, told);
	const text = readText(readBytes(file, onBytes), encoding);
	const layout = format === 'table' ? findHeader(head) : null;
	const keys = new KeysSeen();
	const open: OpenReading = {};
	const onHeader = (cells: readonly string[]) => {
		if (isOpenHeader(cells)) Object.assign(open, readingOfOpen(cells));
		else for (const cell of cells) if (cell.trim() !== '') keys.addColumn(cell.trim(), meaningOf(cell)?.field ?? null);
	};
	try {
		yield* layout ? readTable(text, layout, onHeader) : readJson(text, keys);
	} finally {
		onReading?.({
			file: basename(file),
			encoding: nameOfEncoding(encoding),
			format,
			delimiter: layout?.delimiter ?? null,
			skipped: layout?.skipped ?? 0,
			understood: [...keys.understood].map(([header, field]) => ({ header, label: labelOf(field) })),
			ignored: [...keys.ignored],
			...open,
		});
	}
}

type OpenReading = Partial<Pick<FileReading, 'understood' | 'ignored'>>;

/** What was understood of the header of a file that a site like this one offers: its columns are called what they hold. */
function readingOfOpen(cells: readonly string[]): OpenReading {
	const known = new Set(OPEN_COLUMNS.map(({ header }) => header));
	return {
		understood: cells
			.filter((cell) => known.has(cell))
			.map((header) => ({ header, label: header.replaceAll('_', ' ') })),
		ignored: cells.filter((cell) => !known.has(cell)),
	};
}

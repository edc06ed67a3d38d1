import { formatCount, formatNumber } from '#app/lib/format/format.ts';
import type { Tally } from '#domain/catalogue/import/tally.ts';
import { countryName } from '#domain/catalogue/places/countries.ts';
import type { WorldChanges } from '#domain/catalogue/world/differences.ts';
import type { AskFailure } from './overpass.ts';

/** What came of a run. `missing`: countries without a whole answer. `stopped`: why the server was asked no further. */
export type WorldOutcome = {
	/** The report in words, a line each. */
	lines: string[];
	missing: { code: string; message: string }[];
	stopped: AskFailure | null;
};

/** What an import gave, and what had changed since the last one. */
export type ImportedWorld = { tally: Tally; inserted: number; updated: number; changes: WorldChanges };

type Run = Omit<WorldOutcome, 'lines'> & { came: readonly string[]; imported: ImportedWorld | null };

/** What a run came to, for the terminal and the desk: what came, what became of it, what has changed, what waits, what is missing. */
export function linesOfRun({ came, imported, missing, stopped }: Run): string[] {
	return [
		`${formatCount(came.length, 'country or territory', 'countries and territories')} came.`,
		...(imported ? linesOfImport(imported) : []),
		...missing.map(({ code, message }) => `${countryName(code)} did not come: ${message}.`),
		...(stopped ? [`The rest did not come: ${stopped.message}.`] : []),
		...(stopped || missing.length > 0 ? ['Run again, it goes on with what is missing.'] : []),
	];
}

function linesOfImport({ tally, inserted, updated, changes }: ImportedWorld): string[] {
	const lines = [
		...tally.lines(),
		`Written: ${formatNumber(inserted)} new courses, ${formatNumber(updated)} filled up.`,
	];
	if (changes === null) return lines;
	const { renamed, moved, gone, waiting } = changes;
	return [
		...lines,
		`Since the last time, in OpenStreetMap: ${formatNumber(renamed)} renamed, ${formatNumber(moved)} moved, ${formatNumber(gone)} gone.`,
		waiting === 0
			? 'Nothing waits for an editor.'
			: `${formatCount(waiting, 'difference waits', 'differences wait')} for an editor: /desk/courses/world. Nothing is closed before.`,
	];
}

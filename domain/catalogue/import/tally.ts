import type { ImportCounts } from '../../shared/course-imports.ts';
import { reasonInWords, rowsInWords } from './counts-in-words.ts';
import { FLAGS, REFUSALS, type RowReport, reasonOf } from './notes.ts';

const EXAMPLES = 3;

type Group = { count: number; examples: string[] };

/** Counts what became of the rows and keeps the first few of each reason; its size does not grow with the file. */
export class Tally {
	taken = 0;
	merged = 0;
	/** Taken, and the desk is asked whether they are another course. */
	waiting = 0;
	refused = 0;
	/** Taken or merged, but to be looked at. */
	flagged = 0;
	readonly #groups = new Map<string, Group>();

	add(row: RowReport): void {
		this[row.outcome]++;
		if (row.refusal) this.#count(`refused: ${REFUSALS[row.refusal]}`, row);
		else if (row.notes.length > 0) this.flagged++;
		const told = row.refusal ? row.notes.filter(({ flag }) => flag === 'closed-known') : row.notes;
		for (const { flag } of told) this.#count(`flagged: ${FLAGS[flag]}`, row);
	}

	/** The numbers, for whoever prints them. */
	counts(): ImportCounts {
		const { taken, merged, waiting, refused, flagged } = this;
		const reasons = [...this.#groups].map(([reason, { count }]) => ({ count, reason }));
		return { taken, merged, waiting, refused, flagged, reasons: reasons.sort((a, b) => b.count - a.count) };
	}

	/** Some lines for the terminal: the counts, then the reasons, the most frequent first, with their first rows. */
	lines(): string[] {
		const counts = this.counts();
		const examplesOf = (reason: string) => this.#groups.get(reason)?.examples ?? [];
		return [
			rowsInWords(counts),
			...counts.reasons.flatMap((group) => [reasonInWords(group), ...examplesOf(group.reason)]),
		];
	}

	#count(reason: string, row: RowReport) {
		const group = this.#groups.get(reason) ?? { count: 0, examples: [] };
		group.count++;
		if (group.examples.length < EXAMPLES) {
			group.examples.push(`    ${row.file}:${row.line} ${row.name.slice(0, 60)} (${reasonOf(row)})`);
		}
		this.#groups.set(reason, group);
	}
}

import type { CourseColumns } from '../../shared/course-index.ts';
import { BEST_FIT, createFitJudge, UNKNOWN_FIT } from '../finding/handicap-fit.ts';

/** The number of a row of which nothing is known, and the greatest of all. */
export const WORST_FIT = BEST_FIT - UNKNOWN_FIT;

type Facts = { length: number; holes: number; difficulty: number };

/**
 * How well all rows suit a handicap. Many courses are as long and as hard as others: each such kind is judged once, however many
 * courses there are of it.
 */
export function createFits(columns: CourseColumns) {
	const numbers = new Map<number, number>();
	const kinds: Facts[] = [];
	const kindOf = new Uint32Array(columns.rows);
	/** To be called for a row that was written anew. */
	const update = (row: number) => {
		const [length = 0, holes = 0] = [columns.lengthMetres[row], columns.holes[row]];
		const difficulty = columns.difficulty[row] ?? 0;
		const facts = (difficulty * 256 + holes) * 65_536 + length;
		const kind = numbers.get(facts) ?? kinds.length;
		if (kind === kinds.length) {
			numbers.set(facts, kind);
			kinds.push({ length, holes, difficulty });
		}
		kindOf[row] = kind;
	};
	for (let row = 0; row < columns.rows; row += 1) update(row);
	return {
		update,
		/** Writes for each row how far its fit is below the best, the unknown ones below all others. */
		write(handicap: number, below: Uint16Array) {
			const judge = createFitJudge(handicap);
			const ofKind = new Uint8Array(kinds.length);
			kinds.forEach(({ length, holes, difficulty }, kind) => {
				ofKind[kind] = BEST_FIT - judge(length, holes, difficulty);
			});
			for (let row = 0; row < below.length; row += 1) below[row] = ofKind[kindOf[row] ?? 0] ?? 0;
		},
	};
}

export type Fits = ReturnType<typeof createFits>;

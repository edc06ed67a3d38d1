import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { utcDay } from '#domain/shared/day.ts';

const FILE = fileURLToPath(new URL('../figures.json', import.meta.url));

export type FaultFigure = { said: string; date: string; commit: string };

/** What the time of all of them together is noted under. */
export const WHOLE_RUN = 'whole run';

/** The last figures of every case that was run, by its id. */
export function readFigures(): Record<string, FaultFigure> {
	// Written by `noteFigure` alone.
	return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, FaultFigure>) : {};
}

/** Writes down what a run has shown; `docs/reliability.md` prints it. */
export function noteFigure(id: string, said: string): void {
	const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
	const figures = { ...readFigures(), [id]: { said, date: utcDay(new Date()), commit } };
	const sorted = Object.fromEntries(Object.entries(figures).toSorted(([a], [b]) => a.localeCompare(b)));
	writeFileSync(FILE, `${JSON.stringify(sorted, null, '\t')}\n`);
	process.stdout.write(`${id}: ${said}\n`);
}

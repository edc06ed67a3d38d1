import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
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

/**
 * Writes down what a run has shown; `docs/reliability.md` prints it. Tests beside each other cannot all write the one file: where
 * FAULT_FIGURES names another, a line is added to that, and `keepNoted` puts them together.
 */
export function noteFigure(id: string, said: string): void {
	const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
	const figure = { [id]: { said, date: utcDay(new Date()), commit } };
	const { FAULT_FIGURES: aside } = process.env;
	if (aside) appendFileSync(aside, `${JSON.stringify(figure)}\n`);
	else keepFigures(figure);
	process.stdout.write(`${id}: ${said}\n`);
}

/** Keeps the figures that tests have added to `file`. */
export function keepNoted(file: string): void {
	const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
	// Written by `noteFigure` alone.
	keepFigures(Object.assign({}, ...lines.map((line) => JSON.parse(line) as Record<string, FaultFigure>)));
}

function keepFigures(newest: Record<string, FaultFigure>): void {
	const figures = { ...readFigures(), ...newest };
	const sorted = Object.fromEntries(Object.entries(figures).toSorted(([a], [b]) => a.localeCompare(b)));
	writeFileSync(FILE, `${JSON.stringify(sorted, null, '\t')}\n`);
}

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Table } from './table.ts';

/** What a part of the bench found the last time: its tables, and a line that says of which commit, when, where and on what data. */
export type Result = { origin: string; tables: Table[] };
/** By the part's name. */
export type Results = Record<string, Result>;

const FILE = fileURLToPath(new URL('./results.json', import.meta.url));
/** What the bench writes itself is no change of what is measured. */
const WRITTEN = ['bench/results.json', 'bench/queries/plans', 'docs'];

/** The last figures of every part, as `bench/results.json` keeps them. */
export const readResults = (): Results => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

/** Puts the figures of one part in the place of those it had, and leaves all others as they were. */
export function keepResult(part: string, result: Result): Results {
	const results = { ...readResults(), [part]: result };
	writeFileSync(FILE, `${JSON.stringify(results, null, '\t')}\n`);
	return results;
}

/** The commit, the day, the machine and how busy it was, in one line; `data` says what was in the database. */
export function originOf(data: string): string {
	const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
	const changed = git('status', '--porcelain', '--', '.', ...WRITTEN.map((path) => `:!${path}`));
	const [processor] = cpus();
	return [
		`Commit ${git('rev-parse', '--short', 'HEAD')}${changed ? ' with changes' : ''}`,
		new Date().toISOString().slice(0, 10),
		`${cpus().length} cores (${processor?.model.trim()}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.version}`,
		data,
		// Others may use the machine: above its number of cores the figures are worse than the site's own.
		`load average before ${loadavg()[0]?.toFixed(1)}`,
	].join('; ');
}

import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Size } from './data/fill.ts';
import { type Table, toMarkdown } from './table.ts';

const DOCUMENT = fileURLToPath(new URL('../docs/performance.md', import.meta.url));

/** Writes docs/performance.md: the tables of this run, with the machine, the commit and the date. */
export async function writeReport(tables: readonly Table[], { courses, reviews, members }: Size): Promise<void> {
	const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
	const number = (value: number) => value.toLocaleString('en-GB');
	const [processor] = cpus();
	const head = [
		'# Performance',
		'',
		'Made by `npm run bench -- --write`; nothing here is typed by hand. Timings differ from machine to machine: what counts',
		'are the ratios within one run. `npm run bench:peers` installs Lighthouse first.',
		'',
		`Machine: ${cpus().length} cores (${processor?.model.trim()}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.version}. ` +
			`Commit ${git('rev-parse', '--short', 'HEAD')}, ${new Date().toISOString().slice(0, 10)}. ` +
			`Data: ${number(courses)} courses, ${number(reviews)} reviews, ${number(members)} members, the same in every run.`,
		'',
	];
	await writeFile(DOCUMENT, `${head.join('\n')}\n${tables.map(toMarkdown).join('\n')}`);
}

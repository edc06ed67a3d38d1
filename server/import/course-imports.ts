import { fork } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ofCheckout } from '#database/checkout.ts';
import type { CourseImports, ImportOrder, ImportReport } from '#domain/shared/course-imports.ts';
import { askChild } from '../ask-child.ts';
import { createTurnstile } from '../load/turnstile.ts';

/** What the child is asked: the file at `path`, whether to write what it holds, and in which encoding it is. */
export type Order = { path: string } & Pick<ImportOrder, 'commit' | 'encoding'>;

const CHILD = ofCheckout('server/import/import-child.ts');
const MOST_WAITING = 3;
const PATIENCE_MILLISECONDS = 300_000;

/** Imports into the database at `databaseUrl`, beside the pages: reading 35,000 rows would hold them up for seconds. */
export function createCourseImports(databaseUrl: string): CourseImports {
	const turnstile = createTurnstile(1, MOST_WAITING);
	return {
		run: ({ file, name, commit, encoding }) =>
			turnstile.run(async () => {
				const folder = await mkdtemp(join(tmpdir(), 'fescue-import-'));
				try {
					const path = join(folder, name);
					if ('path' in file) await copyFile(file.path, path);
					else await writeFile(path, file.content);
					return await ask(databaseUrl, { path, commit, encoding });
				} finally {
					await rm(folder, { recursive: true, force: true });
				}
			}),
	};
}

/** Nothing of our environment goes along but the way to the database. */
function ask(databaseUrl: string, order: Order): Promise<ImportReport> {
	const child = fork(CHILD, {
		env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
		execArgv: ['--max-semi-space-size=2', '--max-old-space-size=100'],
		stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
	});
	const impatience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MILLISECONDS);
	child.once('exit', () => clearTimeout(impatience));
	return askChild(child, order, 'the import');
}

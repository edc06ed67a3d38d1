/**
 * `npm run test:faults`: kills, outages, floods and the restore drill, on the built site; within twenty minutes. Arguments go
 * to Vitest, so `npm run test:faults -- kills` runs one file. FAULT_ROUNDS sets the number of kills (100). Left out of it
 * are `npm run soak`, an hour under load or as many minutes as SOAK_MINUTES says, and `npm run test:faults -- conditions`, sixty days of
 * what golfers tell of a course.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireBuild } from '#server/start/build.ts';
import { say } from '#server/start/terminal.ts';
import { exitOf } from '../support/sites/site.ts';
import { keepNoted, noteFigure, WHOLE_RUN } from './support/figures.ts';

const MOST_MINUTES = 20;

if (process.argv.includes('soak')) process.env.SOAK_MINUTES ??= '60';
// Each node asks for the time once a minute: sixty days take too long for the whole run.
if (process.argv.includes('conditions')) process.env.SIXTY_DAYS = 'yes';
// Built once, before anything is timed.
await requireBuild(fileURLToPath(new URL('../..', import.meta.url)), say);
const folder = mkdtempSync(join(tmpdir(), 'fescue-figures-'));
const figures = join(folder, 'figures');
writeFileSync(figures, '');
const began = performance.now();
const runner = spawn(
	process.execPath,
	['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.faults.config.ts', ...process.argv.slice(2)],
	{ stdio: 'inherit', env: { ...process.env, FAULT_FIGURES: figures } },
);
process.exitCode = await exitOf(runner);
keepNoted(figures);
rmSync(folder, { recursive: true });
if (process.argv.length === 2 && process.exitCode === 0) {
	const minutes = (performance.now() - began) / 60_000;
	noteFigure(WHOLE_RUN, `The last whole run of \`npm run test:faults\` took ${minutes.toFixed(1)} minutes`);
	if (minutes > MOST_MINUTES) {
		say(`npm run test:faults is to take ${MOST_MINUTES} minutes at most`);
		process.exitCode = 1;
	}
}

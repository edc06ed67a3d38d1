/**
 * `npm run check` and `npm test`: every check in turn, and at the end what failed and why, the dearest files, each check's time, and one line that sums
 * them all up. A check that is a tool (lint, types …) counts as one; the runners' tests are counted one by one.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Outcome, readPlaywright, readVitest } from './reports.ts';
import { findWebKit, HOW_TO_INSTALL } from './support/sites/webkit.ts';

type Step = {
	name: string;
	script: string;
	args?: string[];
	env?: Record<string, string>;
	report?: string;
	read?: (report: string) => Outcome;
};

const reports = mkdtempSync(join(tmpdir(), 'fescue-reports-'));

const tool = (name: string, script: string): Step => ({ name, script });

/** They read the same files and write none that the others read: what looks at the code runs beside the build. */
const atOnce: Step[][] = [
	[tool('lint', 'lint'), tool('types', 'types'), tool('boundaries', 'boundaries'), tool('dead code', 'dead-code')],
	[tool('build', 'build')],
];

const check: Step[] = [
	{
		name: 'unit tests',
		script: 'unit',
		args: ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'unit.json')}`],
		report: 'unit.json',
		read: readVitest,
	},
	{
		name: 'outside PostgreSQL',
		script: 'unit:outside',
		args: ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'outside.json')}`],
		report: 'outside.json',
		read: readVitest,
	},
	tool('byte budgets', 'bytes'),
];

const endToEnd: Step = {
	name: 'end to end',
	script: 'e2e',
	env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json') },
	report: 'e2e.json',
	read: readPlaywright,
};

const webKit: Step = {
	name: 'in WebKit',
	script: 'e2e:webkit',
	args: ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'webkit.json')}`],
	report: 'webkit.json',
	read: readVitest,
};

/** What runs beside others says what it has to say in one piece, once it is done. */
function run({ script, args = [], env = {} }: Step, isBeside: boolean): Promise<number> {
	return new Promise((resolve) => {
		const output = isBeside ? 'pipe' : 'inherit';
		const child = spawn('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], {
			stdio: ['ignore', output, output],
			env: { ...process.env, ...env },
		});
		const said: Buffer[] = [];
		for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part));
		child.on('close', (code) => {
			process.stdout.write(Buffer.concat(said));
			resolve(code ?? 1);
		});
	});
}

function outcomeOf(step: Step, code: number): Outcome {
	const alone = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures: [], dearest: [] };
	if (!step.report || !step.read) return alone;
	try {
		const outcome = step.read(readFileSync(join(reports, step.report), 'utf8'));
		// A runner that fails without a failed test (a broken file, an unhandled error) has failed once.
		return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
	} catch {
		return alone;
	}
}

const steps = process.argv[2] === 'all' ? [...check, endToEnd, ...(findWebKit() ? [webKit] : [])] : check;
if (process.argv[2] === 'all' && findWebKit() === null) console.log(HOW_TO_INSTALL);
const total = { passed: 0, failed: 0, failures: [] as string[] };
const lines: string[] = [];
const dear: string[] = [];
await Promise.all(atOnce.map((those) => take(those, true)));
await take(steps, false);
rmSync(reports, { recursive: true });
if (total.failures.length > 0) console.log(`\n${total.failures.join('\n\n')}`);
if (dear.length > 0) console.log(`\nThe dearest files:\n${dear.join('\n')}`);
console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** One after the other. */
async function take(those: readonly Step[], isBeside: boolean): Promise<void> {
	for (const step of those) {
		console.log(`\n— ${step.name}`);
		const began = performance.now();
		const { passed, failed, failures, dearest } = outcomeOf(step, await run(step, isBeside));
		total.passed += passed;
		total.failed += failed;
		total.failures.push(...failures);
		dear.push(...dearest);
		const seconds = ((performance.now() - began) / 1000).toFixed(1);
		lines.push(
			`${step.name.padEnd(18)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed ${seconds.padStart(7)} s`,
		);
	}
}

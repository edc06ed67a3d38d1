/**
 * `npm run check` and `npm test`: every check in turn, each with its time, and at the end one line that sums them all up.
 * A check that is a tool (lint, types …) counts as one; the runners' tests are counted one by one.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Counts = { passed: number; failed: number };
type Step = {
	name: string;
	script: string;
	args?: string[];
	env?: Record<string, string>;
	report?: string;
	count?: (report: string) => Counts;
};

const reports = mkdtempSync(join(tmpdir(), 'fescue-reports-'));

const tool = (name: string, script: string): Step => ({ name, script });

const check: Step[] = [
	tool('lint', 'lint'),
	tool('types', 'types'),
	tool('boundaries', 'boundaries'),
	tool('dead code', 'dead-code'),
	tool('build', 'build'),
	{
		name: 'unit tests',
		script: 'unit',
		args: ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'unit.json')}`],
		report: 'unit.json',
		count: countVitest,
	},
	{
		name: 'outside PostgreSQL',
		script: 'unit:outside',
		args: ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'outside.json')}`],
		report: 'outside.json',
		count: countVitest,
	},
	tool('byte budgets', 'bytes'),
];

const endToEnd: Step = {
	name: 'end to end',
	script: 'e2e',
	env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json') },
	report: 'e2e.json',
	count: countPlaywright,
};

function countVitest(report: string): Counts {
	const { numPassedTests, numFailedTests } = JSON.parse(report) as { numPassedTests: number; numFailedTests: number };
	return { passed: numPassedTests, failed: numFailedTests };
}

function countPlaywright(report: string): Counts {
	const { stats } = JSON.parse(report) as { stats: { expected: number; unexpected: number; flaky: number } };
	// A test that passed only at the second try has failed.
	return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

function run({ script, args = [], env = {} }: Step): Promise<number> {
	return new Promise((resolve) => {
		const child = spawn('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], {
			stdio: ['ignore', 'inherit', 'inherit'],
			env: { ...process.env, ...env },
		});
		child.on('close', (code) => resolve(code ?? 1));
	});
}

function countsOf(step: Step, code: number): Counts {
	const single = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
	if (!step.report || !step.count) return single;
	try {
		const counts = step.count(readFileSync(join(reports, step.report), 'utf8'));
		// A runner that fails without a failed test (a broken file, an unhandled error) has failed once.
		return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
	} catch {
		return single;
	}
}

const steps = process.argv[2] === 'all' ? [...check, endToEnd] : check;
const total: Counts = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const step of steps) {
	console.log(`\n— ${step.name}`);
	const began = performance.now();
	const counts = countsOf(step, await run(step));
	total.passed += counts.passed;
	total.failed += counts.failed;
	const seconds = ((performance.now() - began) / 1000).toFixed(1);
	lines.push(
		`${step.name.padEnd(18)} ${String(counts.passed).padStart(5)} passed ${String(counts.failed).padStart(3)} failed ${seconds.padStart(7)} s`,
	);
}
rmSync(reports, { recursive: true });
console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

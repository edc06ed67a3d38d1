import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from './reports.ts';

test('a report of unit tests is counted, and each failure told by its file, its name and why', () => {
	const report = {
		numPassedTests: 2,
		numFailedTests: 1,
		testResults: [
			{
				name: '/site/domain/rating.test.ts',
				message: '',
				...{ startTime: 1_000, endTime: 3_500 },
				assertionResults: [
					{ status: 'passed', fullName: 'a mean is a mean', failureMessages: [] },
					{
						status: 'failed',
						fullName: 'a grade is whole',
						failureMessages: ['\u001b[31mexpected 7.5 to be 7\u001b[39m\n  at x'],
					},
				],
			},
			{
				name: '/site/domain/broken.test.ts',
				message: 'Unexpected token',
				assertionResults: [],
				startTime: 0,
				endTime: 3_000,
			},
		],
	};
	const { passed, failed, failures, dearest } = readVitest(JSON.stringify(report));
	expect({ passed, failed }).toEqual({ passed: 2, failed: 1 });
	expect(failures).toEqual([
		'✗ /site/domain/rating.test.ts › a grade is whole\n    expected 7.5 to be 7\n      at x',
		'✗ /site/domain/broken.test.ts\n    Unexpected token',
	]);
	expect(dearest).toEqual(['    3.0 s  /site/domain/broken.test.ts', '    2.5 s  /site/domain/rating.test.ts']);
});

test('a report of journeys is counted, one that passed at the second try as failed, and a long message is cut', () => {
	const spec = (title: string, ok: boolean, message: string) => ({
		title,
		ok,
		file: 'journeys/map.spec.ts',
		line: 7,
		tests: [{ results: [{ duration: 4_000, errors: ok ? [] : [{ message, snippet: '> 7 | expect(page)' }] }] }],
	});
	const long = Array.from({ length: 100 }, (_, line) => `line ${line} ${'x'.repeat(500)}`).join('\n');
	const report = {
		stats: { expected: 5, unexpected: 2, flaky: 1 },
		errors: [],
		suites: [
			{
				title: 'map.spec.ts',
				specs: [spec('zooms', false, 'Timed out'), spec('pans', true, '')],
				suites: [{ title: 'by keyboard', specs: [spec('moves', false, long)] }],
			},
		],
	};
	const { passed, failed, failures, dearest } = readPlaywright(JSON.stringify(report));
	expect({ passed, failed }).toEqual({ passed: 5, failed: 3 });
	expect(dearest).toEqual(['   12.0 s  journeys/map.spec.ts']);
	expect(failures[0]).toBe('✗ journeys/map.spec.ts:7 › zooms\n    Timed out\n    > 7 | expect(page)');
	expect(failures[1]?.split('\n').length).toBeLessThan(30);
	expect(Math.max(...(failures[1] ?? '').split('\n').map((line) => line.length))).toBeLessThan(220);
});

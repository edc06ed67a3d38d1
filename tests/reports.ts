import { stripVTControlCharacters } from 'node:util';

/** What a runner's report says: its counts, of each failed test the name and the beginning of why, and what its dearest files cost. */
export type Outcome = { passed: number; failed: number; failures: string[]; dearest: string[] };

const LINES_OF_A_FAILURE = 25;
const LETTERS_OF_A_LINE = 200;
const DEAREST = 10;

type VitestReport = {
	numPassedTests: number;
	numFailedTests: number;
	testResults: {
		name: string;
		message: string;
		startTime: number;
		endTime: number;
		assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
	}[];
};

export function readVitest(report: string): Outcome {
	const { numPassedTests, numFailedTests, testResults } = JSON.parse(report) as VitestReport;
	const failures = testResults.flatMap(({ name, message, assertionResults }) => [
		...(message ? [failure(name, message)] : []),
		...assertionResults
			.filter(({ status }) => status === 'failed')
			.map(({ fullName, failureMessages }) => failure(`${name} › ${fullName}`, ...failureMessages)),
	]);
	const costs = testResults.map(({ name, startTime, endTime }) => ({ file: name, ms: endTime - startTime }));
	return { passed: numPassedTests, failed: numFailedTests, failures, dearest: dearestOf(costs) };
}

type PlaywrightSuite = {
	title: string;
	specs: { title: string; ok: boolean; file: string; line: number; tests: { results: PlaywrightResult[] }[] }[];
	suites?: PlaywrightSuite[];
};
type PlaywrightResult = { duration: number; errors: { message?: string; snippet?: string }[] };
type PlaywrightReport = {
	stats: { expected: number; unexpected: number; flaky: number };
	suites: PlaywrightSuite[];
	errors: { message?: string }[];
};

export function readPlaywright(report: string): Outcome {
	const { stats, suites, errors } = JSON.parse(report) as PlaywrightReport;
	const ofSuite = ({ specs, suites: inner = [] }: PlaywrightSuite): string[] => [
		...specs
			.filter(({ ok }) => !ok)
			.map(({ title, file, line, tests }) => {
				const said = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
				return failure(
					`${file}:${line} › ${title}`,
					...said.map(({ message, snippet }) => `${message}\n${snippet ?? ''}`),
				);
			}),
		...inner.flatMap(ofSuite),
	];
	const failures = [...errors.map(({ message = '' }) => failure('the runner', message)), ...suites.flatMap(ofSuite)];
	const costs = suites.flatMap(costsOf);
	// A test that passed only at the second try has failed.
	return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures, dearest: dearestOf(costs) };
}

type Cost = { file: string; ms: number };

const costsOf = ({ specs, suites = [] }: PlaywrightSuite): Cost[] => [
	...specs.flatMap(({ file, tests }) =>
		tests.flatMap(({ results }) => results.map(({ duration }) => ({ file, ms: duration }))),
	),
	...suites.flatMap(costsOf),
];

/** The files that took longest, all their tests together, as lines. */
function dearestOf(costs: readonly Cost[]): string[] {
	return [...Map.groupBy(costs, ({ file }) => file)]
		.map(([file, ofFile]) => ({ file, seconds: ofFile.reduce((sum, { ms }) => sum + ms, 0) / 1000 }))
		.sort((a, b) => b.seconds - a.seconds)
		.slice(0, DEAREST)
		.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
}

function failure(name: string, ...messages: string[]): string {
	const lines = stripVTControlCharacters(messages.join('\n'))
		.split('\n')
		.slice(0, LINES_OF_A_FAILURE)
		.map((line) => `    ${line.slice(0, LETTERS_OF_A_LINE)}`);
	return `✗ ${name}\n${lines.join('\n')}`;
}

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BROWSER_ARGUMENTS, requireWholeBrowser } from '#tests/support/sites/browser.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { median } from '../process.ts';
import type { Table } from '../table.ts';

/** The parts of a Lighthouse report that are read here. */
type Report = {
	runtimeError?: { message: string };
	categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
	audits: Record<string, { score: number | null; numericValue?: number }>;
	/** What the machine did at that moment of a task that Lighthouse sets it: the more, the faster. */
	environment: { benchmarkIndex: number };
};
type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** A page with the medians of its runs: scores of 0 to 100, times in milliseconds. */
export type Audited = {
	path: string;
	scores: Record<Category, number>;
	firstPaint: number;
	largestPaint: number;
	blocked: number;
	shift: number;
	/** What kept one of the runs from a full score, by Lighthouse's names. */
	lacking: string[];
	/** How fast the machine was in each run. */
	speeds: number[];
};

/** A page beside what its text and its style alone cost the browser. */
export type BesideFloor = { whole: Audited; floor: Audited };

const CATEGORIES: Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Lighthouse has packages of its own: they come only by `npm run bench:peers`. */
const PROGRAM = fileURLToPath(new URL('../peers/node_modules/lighthouse/cli/index.js', import.meta.url));
/** On a busy machine the browser's recording breaks now and then, and Lighthouse asks to run it again. */
const TRIES = 3;
/** Reading pages are whole without React; the others may lose a point or two to it. Times in milliseconds. */
const GOALS = {
	reading: { performance: 100, firstPaint: 1_000, largestPaint: 1_500, blocked: 50 },
	tool: {
		performance: 98,
		firstPaint: Number.POSITIVE_INFINITY,
		largestPaint: 2_000,
		blocked: Number.POSITIVE_INFINITY,
	},
};
const NO_SCRIPTS = '--blocked-url-patterns=*.js';

/** Whether Lighthouse has been installed. */
export const hasLighthouse = () => existsSync(PROGRAM);

/** Lighthouse's mobile setting on a kept page, `runs` times. Throws when the page cannot be opened. */
export async function auditPage(origin: string, path: string, runs: number): Promise<Audited> {
	const flags = await flagsFor(origin + path);
	const reports: Report[] = [];
	for (let run = 0; run < runs; run += 1) reports.push(await auditOnce(origin + path, flags));
	return toAudited(path, reports);
}

/** The same, in turns with the page without any file of script, so that both meet the same moods of the machine. */
export async function auditBesideFloor(origin: string, path: string, runs: number): Promise<BesideFloor> {
	const flags = await flagsFor(origin + path);
	const whole: Report[] = [];
	const floor: Report[] = [];
	for (let run = 0; run < runs; run += 1) {
		whole.push(await auditOnce(origin + path, flags));
		floor.push(await auditOnce(origin + path, [...flags, NO_SCRIPTS]));
	}
	return { whole: toAudited(path, whole), floor: toAudited(path, floor) };
}

function toAudited(path: string, reports: readonly Report[]): Audited {
	const score = (category: Category) => median(reports.map((report) => 100 * (report.categories[category].score ?? 0)));
	const figure = (name: string) => median(reports.map((report) => report.audits[name]?.numericValue ?? Number.NaN));
	return {
		path,
		scores: {
			performance: score('performance'),
			accessibility: score('accessibility'),
			'best-practices': score('best-practices'),
			seo: score('seo'),
		},
		firstPaint: figure('first-contentful-paint'),
		largestPaint: figure('largest-contentful-paint'),
		blocked: figure('total-blocking-time'),
		shift: figure('cumulative-layout-shift'),
		lacking: [...new Set(reports.flatMap(lackingIn))],
		speeds: reports.map(({ environment }) => environment.benchmarkIndex),
	};
}

/** The goals that a page misses, in words. */
export function missedGoals(page: Audited): string[] {
	const { path, scores, firstPaint, largestPaint, blocked, shift } = page;
	const goals = goalsOf(path);
	const missed = {
		performance: scores.performance < goals.performance,
		accessibility: scores.accessibility < 100,
		'best practices': scores['best-practices'] < 100,
		SEO: scores.seo < 100,
		FCP: firstPaint > goals.firstPaint,
		LCP: largestPaint > goals.largestPaint,
		TBT: blocked > goals.blocked,
		CLS: shift >= 0.0005,
	};
	return Object.entries(missed).flatMap(([what, is]) => (is ? [what] : []));
}

const goalsOf = (path: string) => GOALS[isReading(path) ? 'reading' : 'tool'];

/** Whether a page is whole without React. */
function isReading(path: string): boolean {
	const kinds: Readonly<Record<string, string>> = budgets.pages;
	return kinds[path] !== 'tool';
}

/** The audited pages as a table. */
export function toLighthouseTable(pages: readonly Audited[], runs: number): Table {
	return {
		title: 'Lighthouse, mobile',
		note: `Medians of ${runs} runs. Goals: reading pages 100 in all four, FCP 1.0 s, LCP 1.5 s and TBT 50 ms; hydrated pages at least 98 and 100 in the other three, LCP 2.0 s; CLS 0. Pages that search engines are asked to leave out are not asked whether these may read them.`,
		columns: ['page', 'perf', 'a11y', 'best', 'SEO', 'FCP s', 'LCP s', 'TBT ms', 'CLS', 'perf goal', 'missed'],
		rows: pages.map((page) => [
			page.path,
			...CATEGORIES.map((category) => page.scores[category].toFixed(0)),
			(page.firstPaint / 1000).toFixed(2),
			(page.largestPaint / 1000).toFixed(2),
			page.blocked.toFixed(0),
			page.shift.toFixed(3),
			goalsOf(page.path).performance,
			missedGoals(page).join(', ') || '–',
		]),
		chart: { column: 1, unit: '', goalColumn: 9, least: true },
	};
}

/** How much of the blocking is no script's: those pages in turns with themselves without scripts. */
export function toFloorTable(pages: readonly BesideFloor[], runs: number): Table {
	return {
		title: 'Lighthouse, mobile, without scripts',
		note: `Some reading pages, medians of ${runs} runs, in turns: as they are, and with every file of script kept from them, which leaves the browser their text and style. What is blocked then no code of ours can go below. The machine’s speed is Lighthouse’s own measure of it, the more the faster, slowest and fastest of these runs.`,
		columns: ['page', 'perf', 'perf without', 'TBT ms', 'TBT ms without', 'speed, least', 'speed, most'],
		rows: pages.map(({ whole, floor }) => {
			const speeds = [...whole.speeds, ...floor.speeds];
			return [
				whole.path,
				whole.scores.performance.toFixed(0),
				floor.scores.performance.toFixed(0),
				whole.blocked.toFixed(0),
				floor.blocked.toFixed(0),
				Math.min(...speeds).toFixed(0),
				Math.max(...speeds).toFixed(0),
			];
		}),
	};
}

/** Pages that search engines are asked to leave out are not asked whether these may read them. */
async function flagsFor(address: string): Promise<string[]> {
	const html = await (await fetch(address)).text();
	return /<meta name="robots" content="noindex/.test(html) ? ['--skip-audits=is-crawlable'] : [];
}

function lackingIn({ categories, audits }: Report): string[] {
	const weighed = CATEGORIES.flatMap((category) => categories[category].auditRefs).filter(({ weight }) => weight > 0);
	return weighed.flatMap(({ id }) => {
		const score = audits[id]?.score ?? 1;
		return score < 0.9 ? [id] : [];
	});
}

async function auditOnce(address: string, flags: readonly string[]): Promise<Report> {
	for (let tries = 1; ; tries += 1) {
		const report = await record(address, flags);
		if (!report.runtimeError) return report;
		if (tries === TRIES) throw new Error(`${address}: ${report.runtimeError.message}`);
	}
}

/** One run; where it fails, the report says so. Throws when there is none. */
async function record(address: string, more: readonly string[]): Promise<Report> {
	const folder = await mkdtemp(join(tmpdir(), 'fescue-lighthouse-'));
	// Into a file: of what it writes into a pipe, its end cuts off the rest.
	const file = join(folder, 'report.json');
	const flags = [
		PROGRAM,
		address,
		'--output=json',
		`--output-path=${file}`,
		'--quiet',
		'--disable-full-page-screenshot',
		`--only-categories=${CATEGORIES.join(',')}`,
		...more,
		`--chrome-flags=--headless=new ${BROWSER_ARGUMENTS.join(' ')}`,
	];
	const options = { env: { ...process.env, CHROME_PATH: requireWholeBrowser() } };
	await new Promise<void>((resolve) => execFile(process.execPath, flags, options, () => resolve()));
	try {
		return JSON.parse(await readFile(file, 'utf8')) as Report;
	} finally {
		await rm(folder, { recursive: true });
	}
}

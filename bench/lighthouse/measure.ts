import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BROWSER_ARGUMENTS, requireBrowser } from '#tests/support/browser.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { median } from '../process.ts';
import type { Table } from '../table.ts';

/** The parts of a Lighthouse report that are read here. */
type Report = {
	runtimeError?: { message: string };
	categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
	audits: Record<string, { score: number | null; numericValue?: number }>;
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
};

const CATEGORIES: Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Lighthouse has packages of its own: they come only by `npm run bench:peers`. */
const PROGRAM = fileURLToPath(new URL('../peers/node_modules/lighthouse/cli/index.js', import.meta.url));
/** On a busy machine the browser's recording breaks now and then, and Lighthouse asks to run it again. */
const TRIES = 3;
/** Reading pages are whole without React; the others may lose a point or two to it. */
const PERFORMANCE_GOALS = { reading: 100, tool: 98 };

/** Whether Lighthouse has been installed. */
export const hasLighthouse = () => existsSync(PROGRAM);

/** Lighthouse's mobile setting on a kept page, `runs` times. Throws when the page cannot be opened. */
export async function auditPage(origin: string, path: string, runs: number): Promise<Audited> {
	const html = await (await fetch(origin + path)).text();
	const reports: Report[] = [];
	for (let run = 0; run < runs; run += 1) reports.push(await auditOnce(origin + path, isHidden(html)));
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
	};
}

/** Whether a page misses its goal: 100 in all four for reading pages, 98 and three times 100 for tool pages, no shift. */
export function missesGoal({ path, scores, shift }: Audited): boolean {
	const others = CATEGORIES.filter((category) => category !== 'performance');
	return (
		scores.performance < performanceGoalOf(path) || others.some((category) => scores[category] < 100) || shift >= 0.0005
	);
}

function performanceGoalOf(path: string): number {
	const kinds: Readonly<Record<string, string>> = budgets.pages;
	return PERFORMANCE_GOALS[kinds[path] === 'tool' ? 'tool' : 'reading'];
}

/** The audited pages as a table. */
export function toLighthouseTable(pages: readonly Audited[], runs: number): Table {
	return {
		title: 'Lighthouse, mobile',
		note: `Medians of ${runs} runs. Goals: reading pages 100 in all four, FCP 1.0 s, LCP 1.5 s and TBT 50 ms; hydrated pages at least 98 and 100 in the other three, LCP 2.0 s; CLS 0. Pages that search engines are asked to leave out are not asked whether these may read them.`,
		columns: ['page', 'perf', 'a11y', 'best', 'SEO', 'FCP s', 'LCP s', 'TBT ms', 'CLS', 'perf goal'],
		rows: pages.map((page) => [
			page.path,
			...CATEGORIES.map((category) => page.scores[category].toFixed(0)),
			(page.firstPaint / 1000).toFixed(2),
			(page.largestPaint / 1000).toFixed(2),
			page.blocked.toFixed(0),
			page.shift.toFixed(3),
			performanceGoalOf(page.path),
		]),
		chart: { column: 1, unit: '', goalColumn: 9, least: true },
	};
}

const isHidden = (html: string) => /<meta name="robots" content="noindex/.test(html);

function lackingIn({ categories, audits }: Report): string[] {
	const weighed = CATEGORIES.flatMap((category) => categories[category].auditRefs).filter(({ weight }) => weight > 0);
	return weighed.flatMap(({ id }) => {
		const score = audits[id]?.score ?? 1;
		return score < 0.9 ? [id] : [];
	});
}

async function auditOnce(address: string, hidden: boolean): Promise<Report> {
	for (let tries = 1; ; tries += 1) {
		const report = await record(address, hidden);
		if (!report.runtimeError) return report;
		if (tries === TRIES) throw new Error(`${address}: ${report.runtimeError.message}`);
	}
}

/** One run; where it fails, the report says so. Throws when there is none. */
async function record(address: string, hidden: boolean): Promise<Report> {
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
		...(hidden ? ['--skip-audits=is-crawlable'] : []),
		`--chrome-flags=--headless=new ${BROWSER_ARGUMENTS.join(' ')}`,
	];
	const options = { env: { ...process.env, CHROME_PATH: requireBrowser() } };
	await new Promise<void>((resolve) => execFile(process.execPath, flags, options, () => resolve()));
	try {
		return JSON.parse(await readFile(file, 'utf8')) as Report;
	} finally {
		await rm(folder, { recursive: true });
	}
}

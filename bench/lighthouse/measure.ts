import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { BROWSER_ARGUMENTS, requireBrowser } from '#tests/support/browser.ts';
import type { Site } from '#tests/support/site.ts';
import { median } from '../process.ts';
import type { Table } from '../table.ts';

/** The parts of a Lighthouse report that are read here. */
type Report = {
	runtimeError?: { message: string };
	categories: Record<Category, { score: number | null }>;
	audits: Record<string, { numericValue?: number }>;
};
type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

const CATEGORIES: Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Lighthouse has packages of its own: they come only by `npm run bench:peers`. */
const PROGRAM = fileURLToPath(new URL('../peers/node_modules/lighthouse/cli/index.js', import.meta.url));

/** Whether Lighthouse has been installed. */
export const hasLighthouse = () => existsSync(PROGRAM);

/** Lighthouse's mobile setting on each page, `runs` times, medians. Throws when a page cannot be opened. */
export async function measureLighthouse(site: Site, paths: readonly string[], runs: number): Promise<Table> {
	const rows: Table['rows'] = [];
	for (const path of paths) {
		const reports: Report[] = [];
		for (let run = 0; run < runs; run += 1) reports.push(await auditOnce(site.origin + path));
		rows.push([path, ...figures(reports)]);
	}
	return {
		title: 'Lighthouse, mobile',
		note: `Medians of ${runs} runs. Goals: reading pages 100 in all four, hydrated pages at least 98 and 100 in the other three, CLS 0.`,
		columns: ['page', 'perf', 'a11y', 'best', 'SEO', 'FCP s', 'LCP s', 'TBT ms', 'CLS'],
		rows,
	};
}

function figures(reports: readonly Report[]) {
	const score = (category: Category) => median(reports.map((report) => 100 * (report.categories[category].score ?? 0)));
	const audit = (name: string) => median(reports.map((report) => report.audits[name]?.numericValue ?? Number.NaN));
	return [
		...CATEGORIES.map((category) => score(category).toFixed(0)),
		(audit('first-contentful-paint') / 1000).toFixed(2),
		(audit('largest-contentful-paint') / 1000).toFixed(2),
		audit('total-blocking-time').toFixed(0),
		audit('cumulative-layout-shift').toFixed(3),
	];
}

async function auditOnce(address: string): Promise<Report> {
	const { stdout } = await promisify(execFile)(
		process.execPath,
		[
			...[PROGRAM, address, '--output=json', '--quiet', `--only-categories=${CATEGORIES.join(',')}`],
			`--chrome-flags=--headless=new ${BROWSER_ARGUMENTS.join(' ')}`,
		],
		{ maxBuffer: 64 * 1_048_576, env: { ...process.env, CHROME_PATH: requireBrowser() } },
	);
	const report = JSON.parse(stdout) as Report;
	if (report.runtimeError) throw new Error(`${address}: ${report.runtimeError.message}`);
	return report;
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { CASES, SHOWN_IN_PART } from '../faults/report/catalogue.ts';
import { collectTitles } from '../faults/report/collect-titles.ts';
import { lineOf } from '../faults/report/write-report.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const report = readFileSync(`${ROOT}/docs/reliability.md`, 'utf8');
const titles = collectTitles(ROOT);
const AGAIN = 'docs/reliability.md is not true any more: npm run reliability';

it('docs/reliability.md names no test that is not there', () => {
	const there = new Set([...titles.values()].flat().map(lineOf));
	const told = report.split('\n').filter((line) => /^- .*`\)$/.test(line));
	expect(told.length).toBeGreaterThan(100);
	expect(
		told.filter((line) => !there.has(line)),
		AGAIN,
	).toEqual([]);
});

it('calls no case shown in part that no test names', () => {
	expect(Object.keys(SHOWN_IN_PART).filter((id) => !titles.has(id))).toEqual([]);
});

it('docs/reliability.md has every case, and a test of each', () => {
	const sections = report.split(/^### /m).slice(1);
	expect(sections.map((section) => section.slice(0, 3))).toEqual(Object.keys(CASES));
	for (const section of sections) {
		const id = section.slice(0, 3);
		expect(titles.has(id), `no test names ${id}`).toBe(true);
		expect(section.includes('**Shown in part.**'), `${AGAIN} (${id})`).toBe(id in SHOWN_IN_PART);
	}
});

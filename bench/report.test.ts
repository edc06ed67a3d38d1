import { describe, expect, it } from 'vitest';
import { sectionsOf } from './report.ts';
import type { Table } from './table.ts';

const table = (title: string, chart?: Table['chart']): Table => ({
	title,
	note: 'One at a time.',
	columns: ['call', 'ms'],
	...(chart && { chart }),
	rows: [
		['quick <one>', 4],
		['slow one', 12.34],
		['not measured', '–'],
	],
});

describe('the report of the bench', () => {
	it('has every part that was ever measured, in their order, each with where its figures are from', () => {
		const results = {
			lists: { origin: 'Commit b', tables: [table('Lists')] },
			pages: { origin: 'Commit a', tables: [table('Pages'), table('More pages')] },
		};
		const texts = sectionsOf(results, ['pages', 'never measured', 'lists']).map(({ text }) => text);
		expect(texts.map((text) => text.split('\n')[0])).toEqual(['## Pages', '## More pages', '## Lists']);
		expect(texts[0]).toContain('*Commit a*');
		expect(texts[2]).toContain('*Commit b*');
		expect(texts[0]).toContain('| slow one | 12.3 |');
	});

	const pictureOf = (chart: Table['chart'], goals: (number | string)[]) => {
		const plain = table('Pages', chart);
		const rows = plain.rows.map((row, place) => [...row, goals[place] ?? '–']);
		return sectionsOf({ pages: { origin: '', tables: [{ ...plain, rows }] } }, ['pages'])[0];
	};
	const barsOf = (picture?: string | null) => picture?.match(/(?<=<rect class=")(?:bar|over)(?=")/g);

	it('draws a bar for each figure, and tells by colour which are on the wrong side of the goal', () => {
		const section = pictureOf({ column: 1, unit: ' ms', goalColumn: 2 }, [5, 5, 5]);
		expect(section?.text).toContain('![Pages, drawn](pictures/performance/pages-1.svg)');
		expect(barsOf(section?.picture)).toEqual(['bar', 'over']);
		expect(section?.picture).toContain('quick &lt;one&gt;');
		expect(section?.picture?.match(/class="goal"/g)).toHaveLength(1);
	});

	it('holds each row against its own goal, and draws no line where they differ', () => {
		const section = pictureOf({ column: 1, unit: ' ms', goalColumn: 2 }, [3, 20, 3]);
		expect(barsOf(section?.picture)).toEqual(['over', 'bar']);
		expect(section?.picture).not.toContain('class="goal"');
	});

	it('lets nothing miss a goal that is not there', () => {
		expect(barsOf(pictureOf({ column: 1, unit: ' ms', goalColumn: 2 }, ['–', 5])?.picture)).toEqual(['bar', 'over']);
		const without = pictureOf({ column: 1, unit: ' ms' }, [])?.picture;
		expect(barsOf(without)).toEqual(['bar', 'bar']);
		expect(without).not.toContain('class="goal"');
	});

	it('takes a goal that is to be reached the other way round', () => {
		const section = pictureOf({ column: 1, unit: '', goalColumn: 2, least: true }, [5, 5]);
		expect(barsOf(section?.picture)).toEqual(['over', 'bar']);
	});
});

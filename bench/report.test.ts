import { describe, expect, it } from 'vitest';
import { sectionsOf } from './report.ts';
import type { Table } from './table.ts';

const table = (title: string, chart?: Table['chart']): Table => ({
	...{ title, note: 'One at a time.', columns: ['call', 'ms'], ...(chart && { chart }) },
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

	it('draws a bar for each figure, and tells by colour which are on the wrong side of the goal', () => {
		const [section] = sectionsOf(
			{ pages: { origin: '', tables: [table('Pages', { column: 1, unit: ' ms', goal: 5 })] } },
			['pages'],
		);
		expect(section?.text).toContain('![Pages, drawn](pictures/performance/pages-1.svg)');
		expect(section?.picture?.match(/<rect class="(?:bar|over)"/g)).toEqual(['<rect class="bar"', '<rect class="over"']);
		expect(section?.picture).toContain('quick &lt;one&gt;');
		expect(section?.picture?.match(/class="goal"/g)).toHaveLength(1);
	});

	it('takes a goal that is to be reached the other way round', () => {
		const least = table('Requests', { column: 1, unit: '', goal: 5, least: true });
		const [section] = sectionsOf({ http: { origin: '', tables: [least] } }, ['http']);
		expect(section?.picture?.match(/<rect class="(?:bar|over)"/g)).toEqual(['<rect class="over"', '<rect class="bar"']);
	});
});

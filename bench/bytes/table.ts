import budgets from '../budgets.json' with { type: 'json' };
import type { Table } from '../table.ts';
import { measurePage } from './measure.ts';

/** Every page of the budgets with its bytes as sent with brotli. */
export async function measureBytes(origin: string): Promise<Table> {
	const rows: Table['rows'] = [];
	for (const [path, kind] of Object.entries(budgets.pages)) {
		const { html, css, js, fonts } = await measurePage(origin, path);
		rows.push([path, kind, html, css, js, fonts]);
	}
	return {
		title: 'Bytes',
		note: 'As sent with brotli. HTML has its styles inlined; CSS is these alone; JS is what is fetched before anything is touched. The budgets of `bench/budgets.json` are checked by `npm run bytes`.',
		columns: ['page', 'kind', 'HTML', 'CSS', 'JS', 'fonts'],
		rows,
	};
}

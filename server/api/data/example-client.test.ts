import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleClient } from '#app/features/data-calls/example-client.ts';
import { type DataSite, startDataSite } from '#tests/support/data-calls.ts';
import { courseRow, reviewRow } from '#tests/support/databases/rows.ts';

let data: DataSite;

beforeAll(async () => {
	data = await startDataSite(async (database) => {
		const best = await courseRow(database, { name: 'Skanör Links', rating: 8.8, ratingShown: 8.8, ratingCount: 3 });
		await reviewRow(database, best.id);
		for (const name of ['Falsterbo', 'Ljunghusen', 'Vellinge']) await courseRow(database, { name });
	});
});

afterAll(() => data.close());

it('the client of the page runs as it is printed, in ten lines', async () => {
	const client = spawn(process.execPath, ['--input-type=module', '--eval', exampleClient(data.site.address)]);
	const lines = (await text(client.stdout)).trim().split('\n');
	expect(lines).toHaveLength(3);
	expect(lines[0]).toBe('Skanör Links 8.8 Firm, fast and honest. - Review by Karin Lind');
	expect(exampleClient('').split('\n')).toHaveLength(10);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { settings } from '#database/schema/system.ts';
import { LAST_BACKUP } from '#domain/desk/figures/last-backup.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import { renderPage } from '#tests/support/sites/rendered-page.tsx';
import * as deskFigures from './figures.tsx';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const BACKUP = new Date('2026-07-30T03:10:00Z');

/** What the page says of the last backup, heading by paragraph, on a day. */
async function saidOn(day: string): Promise<string[]> {
	const { ctx } = await editorRow(database, { now: () => new Date(day) });
	const page = {
		database,
		path: '/desk/figures',
		pattern: 'desk/figures',
		params: {},
		origin: 'https://golf.test',
		ctx,
	};
	const html = (await renderPage(deskFigures, page)).replaceAll('<!-- -->', '');
	const part = /<h2>Last good backup<\/h2>(.*?)<\/section>/.exec(html)?.[1] ?? '';
	return [...part.matchAll(/<p class="[^"]*">(.*?)<\/p>/g)].map(([, text = '']) => text);
}

it('R41: the figures say when the last good backup was made, and warn where there is none or it is overdue', async () => {
	expect(await saidOn('2026-07-30T12:00:00Z')).toEqual(['There has been none. Tell whoever runs the site.']);
	await database.db.insert(settings).values({ key: LAST_BACKUP, value: { at: BACKUP.toISOString() } });
	expect(await saidOn('2026-07-30T12:00:00Z')).toEqual(['30 Jul 2026, 03:10 UTC']);
	expect(await saidOn('2026-07-31T05:11:00Z')).toEqual([
		'30 Jul 2026, 03:10 UTC',
		'Overdue: it is more than 26 hours old. Tell whoever runs the site.',
	]);
});

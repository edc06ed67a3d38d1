import { parse } from 'csv-parse/sync';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#database/schema/accounts.ts';
import { deskLog } from '#database/schema/desk.ts';
import { recordDecision } from '#domain/shared/desk/desk-log.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import { exportLog } from './log-export-commands.ts';
import { ENTRIES_A_PAGE, type LogFilter, listDeciders, listLog } from './log-queries.ts';

let test: TestDatabase;
let chief: Awaited<ReturnType<typeof editorRow>>;
let editor: Awaited<ReturnType<typeof editorRow>>;

const ALL: LogFilter = { kind: null, editor: null, from: null, to: null };
const FORMULA = '=HYPERLINK("https://evil.example","Click")';

beforeAll(async () => {
	test = await openTestDatabase();
	chief = await editorRow(test, {}, 'chief');
	editor = await editorRow(test);
	const at = (moment: string) => ({ ...editor.ctx, now: () => new Date(moment) });
	for (let id = 1; id <= 2 * ENTRIES_A_PAGE + 5; id++) {
		// Three in one moment, so that pages must not go by time alone.
		const moment = at(new Date(Date.UTC(2026, 0, 1, 0, Math.floor(id / 3))).toISOString());
		await recordDecision(test.db, moment, { action: 'review approved', thing: { kind: 'review', id } });
	}
	const told = { before: { status: 'open' }, after: { status: 'upheld', on: 'review' } };
	await recordDecision(test.db, at('2026-03-01T23:59:59Z'), {
		action: 'report upheld',
		thing: { kind: 'report', id: 7 },
		ground: 'harm',
		words: FORMULA,
		...told,
	});
	const machine = { ...editor.ctx, viewer: { ...editor.viewer, userId: '' } };
	await recordDecision(test.db, machine, { action: 'editor appointed', thing: { kind: 'member', id: chief.userId } });
});
afterAll(() => test.close());

describe('the log', () => {
	it('goes back page by page with nothing twice and nothing left out, and forth the same way', async () => {
		const first = await listLog(chief.ctx, ALL);
		const second = await listLog(chief.ctx, ALL, { before: first.older });
		const third = await listLog(chief.ctx, ALL, { before: second.older });
		const ids = [first, second, third].flatMap(({ entries }) => entries.map(({ id }) => id));
		const stored = await test.db.select({ id: deskLog.id }).from(deskLog).orderBy(sql`at desc, id desc`);
		expect(ids).toEqual(stored.map(({ id }) => id));
		expect([first.newer, third.older]).toEqual([null, null]);
		expect(await listLog(chief.ctx, ALL, { after: third.newer })).toMatchObject({ entries: second.entries });
		expect(await listLog(chief.ctx, ALL, { after: second.newer })).toEqual(first);
	});

	it('shows who, what, why, before and after, by kind, by editor and by days', async () => {
		const upheld = {
			action: 'report upheld',
			thingId: '7',
			ground: 'harm',
			words: FORMULA,
			by: { id: editor.userId, name: editor.email },
			before: { status: 'open' },
			after: { status: 'upheld', on: 'review' },
		};
		expect((await listLog(chief.ctx, { ...ALL, kind: 'report' })).entries).toMatchObject([upheld]);
		const day = { ...ALL, from: '2026-03-01', to: '2026-03-01' };
		expect((await listLog(chief.ctx, day)).entries).toMatchObject([upheld]);
		expect((await listLog(chief.ctx, { ...day, to: '2026-02-28' })).entries).toEqual([]);
		expect((await listLog(chief.ctx, { ...ALL, editor: 'machine' })).entries).toMatchObject([{ by: null }]);
		expect((await listLog(chief.ctx, { ...ALL, editor: chief.userId })).entries).toEqual([]);
		expect(await listDeciders(chief.ctx)).toEqual([{ id: editor.userId, name: editor.email }]);
	});

	it('S27: is the chief editor’s, with the second factor', async () => {
		for (const ctx of [editor.ctx, { ...chief.ctx, viewer: { ...chief.viewer, secondFactorAt: null } }]) {
			expect((await listLog(ctx, ALL)).entries).toEqual([]);
			expect(await listDeciders(ctx)).toEqual([]);
			expect(await exportLog(ctx, ALL)).toMatchObject({ kind: 'not-the-chief' });
		}
	});

	it('S09: is taken home as a file in which nothing is computed, and remembers that', async () => {
		await test.db
			.update(users)
			.set({ metadata: { first_name: '=1+1', last_name: 'Lund' } })
			.where(eq(users.id, editor.userId));
		const exported = await exportLog(chief.ctx, { ...ALL, kind: 'report' });
		if (!exported.ok) throw new Error(exported.kind);
		const [head, row, ...rest] = parse(exported.value.csv, { bom: true }) as string[][];
		expect(rest).toEqual([]);
		expect(head).toHaveLength(row?.length ?? 0);
		expect(row?.slice(2)).toEqual([
			"'=1+1 Lund",
			editor.userId,
			'report upheld',
			'report',
			'7',
			'harm',
			`'${FORMULA}`,
			'{"status":"open"}',
			'{"on":"review","status":"upheld"}',
		]);
		const [newest] = (await listLog(chief.ctx, { ...ALL, kind: 'log' })).entries;
		expect(newest).toMatchObject({ action: 'log exported', by: { id: chief.userId }, after: { entries: 1 } });
	});
});

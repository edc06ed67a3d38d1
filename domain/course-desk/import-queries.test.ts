import { afterAll, beforeAll, expect, it } from 'vitest';
import { courseFiles } from '#database/schema/desk.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { memberRow } from '#tests/support/databases/rows.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import { getWaitingFile } from './import-queries.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

it('S31: a file that waits to be imported is known to editors by its name, and to nobody else', async () => {
	const file = { name: 'club.csv', content: Buffer.from('name,country'), createdAt: new Date() };
	const [{ id } = { id: '' }] = await test.db.insert(courseFiles).values(file).returning();
	const [editor, member] = [await editorRow(test), await memberRow(test)];
	expect(await getWaitingFile(editor.ctx, id)).toBe('club.csv');
	expect(await getWaitingFile(member.ctx, id)).toBeNull();
	expect(await getWaitingFile(test.context(), id)).toBeNull();
	expect(await getWaitingFile(editor.ctx, crypto.randomUUID())).toBeNull();
});

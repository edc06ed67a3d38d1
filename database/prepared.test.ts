import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { openDatabase } from './client.ts';
import { prepared } from './prepared.ts';
import { settings } from './schema/system.ts';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
	await database.db.insert(settings).values([
		{ key: 'prepared-one', value: 1 },
		{ key: 'prepared-two', value: 2 },
	]);
});
afterAll(() => database.close());

describe('a prepared statement', () => {
	it('is built once and gives what each call asks for', async () => {
		let built = 0;
		const settingNamed = prepared((db) => {
			built += 1;
			return db
				.select({ value: settings.value })
				.from(settings)
				.where(eq(settings.key, sql.placeholder('key')))
				.prepare('setting_named');
		});
		expect(await settingNamed(database.db).execute({ key: 'prepared-one' })).toEqual([{ value: 1 }]);
		expect(await settingNamed(database.db).execute({ key: 'prepared-two' })).toEqual([{ value: 2 }]);
		expect(built).toBe(1);
	});

	it('sees what its own transaction has written', async () => {
		const all = prepared((db) => db.select({ key: settings.key }).from(settings).prepare('all_settings'));
		const before = (await all(database.db).execute()).length;
		const inside = await database.db.transaction(async (transaction) => {
			await transaction.insert(settings).values({ key: 'prepared-three', value: 3 });
			return (await all(transaction).execute()).length;
		});
		expect(inside).toBe(before + 1);
	});

	it('is built once for all transactions on one connection, and undone with the one that ran it', async () => {
		let built = 0;
		const addSetting = prepared((db) => {
			built += 1;
			return db
				.insert(settings)
				.values({ key: sql.placeholder('key'), value: 4 })
				.prepare('add_setting');
		});
		const { db, pool } = openDatabase(database.url, { size: 1 });
		const undone = db.transaction(async (transaction) => {
			await addSetting(transaction).execute({ key: 'prepared-four' });
			throw new Error('undone');
		});
		await expect(undone).rejects.toThrow('undone');
		await db.transaction((transaction) => addSetting(transaction).execute({ key: 'prepared-five' }));
		await pool.end();
		expect(built).toBe(1);
		const kept = await database.db.select({ key: settings.key }).from(settings).where(eq(settings.value, 4));
		expect(kept).toEqual([{ key: 'prepared-five' }]);
	});
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { migrate } from './migrate.ts';

describe('migrate', () => {
	let test: TestDatabase;
	beforeAll(async () => {
		test = await openTestDatabase();
	});
	afterAll(() => test.close());

	it('R34: two nodes that start together on an empty database migrate it once', async () => {
		await test.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
		const taken = await Promise.all([migrate(test.url), migrate(test.url)]);
		expect(taken.filter((count) => count > 0)).toHaveLength(1);
		expect(taken.filter((count) => count === 0)).toHaveLength(1);
		const { rows } = await test.pool.query(`select to_regclass('courses')::text as courses`);
		expect(rows[0]).toEqual({ courses: 'courses' });
	});

	it('does nothing on a database that is up to date', async () => {
		expect(await migrate(test.url)).toBe(0);
	});

	it('R35: refuses a database that holds the tables of another program, and touches nothing', async () => {
		await test.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
		await test.pool.query('create table courses (id int); create table invoices (id int)');
		await expect(migrate(test.url)).rejects.toThrow(/tables that are not Fescue's \(courses, invoices\)/);
		const { rows } = await test.pool.query(
			`select to_regclass('drizzle.__drizzle_migrations') as noted, to_regclass('reviews') as reviews`,
		);
		expect(rows[0]).toEqual({ noted: null, reviews: null });
		await test.pool.query('drop table courses, invoices');
		expect(await migrate(test.url)).toBeGreaterThan(0);
	});

	it('R35: refuses a schema that is newer than this version, and touches nothing', async () => {
		await test.pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('from the future', 1)`);
		const before = await test.pool.query('select * from drizzle.__drizzle_migrations');
		await expect(migrate(test.url)).rejects.toThrow(/a migration that this version of Fescue does not know/);
		const after = await test.pool.query('select * from drizzle.__drizzle_migrations');
		expect(after.rows).toEqual(before.rows);
	});
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { isDatabaseFailing } from '#domain/shared/database-failing.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { keepCourseIndex } from './live-index.ts';

let database: TestDatabase;

const course = (name: string) => ({
	name,
	slug: name.toLowerCase(),
	country: 'SE',
	continent: 'Europe',
	source: 'test',
	sourceId: name,
	searchName: name.toLowerCase(),
});

beforeAll(async () => {
	database = await openTestDatabase();
	await database.db.insert(courses).values([course('Ljunghusen'), course('Falsterbo')]);
});

afterAll(() => database.close());

const failOnReport = (message: string, error: unknown) => {
	throw new Error(message, { cause: error });
};

describe('the course index of a process', () => {
	it('makes those wait who come before it is there', async () => {
		const live = keepCourseIndex({ db: database.db, report: failOnReport, onRenewed: () => {} });
		expect((await live.ready()).select({}).total).toBe(2);
		await live.close();
	});

	it('knows a changed rating before the next answer', async () => {
		const live = keepCourseIndex({ db: database.db, report: failOnReport, onRenewed: () => {} });
		await live.ready();
		const changed = { ratingCount: 5, ratingShown: 9.1 };
		const [row] = await database.db.update(courses).set(changed).where(eq(courses.name, 'Falsterbo')).returning();
		live.note([`course:${row?.id}`, 'ranking']);
		const index = await live.ready();
		expect(index.columns.rating[index.rowOf(row?.id ?? 0)]).toBe(91);
		await live.close();
	});

	it('reads everything again after an import, and says so', async () => {
		const renewed = vi.fn();
		const live = keepCourseIndex({ db: database.db, report: failOnReport, onRenewed: renewed });
		await live.ready();
		await database.db.insert(courses).values(course('Ystad'));
		live.note(['catalogue', 'ranking']);
		await vi.waitUntil(() => renewed.mock.calls.length > 0, { timeout: 15_000 });
		expect((await live.ready()).select({ q: 'ystad' }).total).toBe(1);
		await live.close();
	});

	it('reads once more what was told while it was reading', async () => {
		const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
		let readings = 0;
		const slow: TestDatabase['db'] = Object.create(database.db, {
			transaction: {
				async value(...given: Parameters<TestDatabase['db']['transaction']>) {
					const read = await database.db.transaction(...given);
					readings += 1;
					if (readings === 2) await mayEnd;
					return read;
				},
			},
		});
		const renewed = vi.fn();
		const live = keepCourseIndex({ db: slow, report: failOnReport, onRenewed: renewed });
		await live.ready();
		live.note(['catalogue']);
		await vi.waitUntil(() => readings === 2, { timeout: 15_000 });
		await database.db.insert(courses).values(course('Skyrup'));
		live.note(['catalogue']);
		end();
		await vi.waitUntil(() => renewed.mock.calls.length > 1, { timeout: 15_000 });
		expect((await live.ready()).select({ q: 'skyrup' }).total).toBe(1);
		await live.close();
	});

	it('notices a new course that is named to it', async () => {
		const renewed = vi.fn();
		const live = keepCourseIndex({ db: database.db, report: failOnReport, onRenewed: renewed });
		await live.ready();
		const [row] = await database.db.insert(courses).values(course('Tomelilla')).returning();
		live.note([`course:${row?.id}`]);
		await live.ready();
		await vi.waitUntil(() => renewed.mock.calls.length > 0, { timeout: 15_000 });
		expect((await live.ready()).select({ q: 'tomelilla' }).total).toBe(1);
		await live.close();
	});

	it('is as good as no database while that is away, and tells of it', async () => {
		const { db, pool } = openDatabase('postgresql://nobody@127.0.0.1:1/nowhere');
		const report = vi.fn();
		const live = keepCourseIndex({ db, report, onRenewed: () => {} });
		const error = await live.ready().catch((thrown: unknown) => thrown);
		expect(isDatabaseFailing(error)).toBe(true);
		expect(report).toHaveBeenCalled();
		await live.close();
		await pool.end();
	});

	it('is read again for whoever comes after a first reading that failed', async () => {
		let readings = 0;
		const away: TestDatabase['db'] = Object.create(database.db, {
			transaction: {
				async value(...given: Parameters<TestDatabase['db']['transaction']>) {
					readings += 1;
					if (readings === 1) throw new Error('timeout exceeded when trying to connect');
					return database.db.transaction(...given);
				},
			},
		});
		const report = vi.fn();
		const live = keepCourseIndex({ db: away, report, onRenewed: () => {} });
		await expect(live.ready()).rejects.toThrow('timeout exceeded');
		expect((await live.ready()).columns.rows).toBeGreaterThan(0);
		expect(report).toHaveBeenCalledTimes(1);
		await live.close();
	});

	it('does not let anybody wait for ever', async () => {
		const never = { transaction: () => new Promise(() => {}) } as unknown as TestDatabase['db'];
		const live = keepCourseIndex({ db: never, report: failOnReport, onRenewed: () => {}, patience: 20 });
		const error = await live.ready().catch((thrown: unknown) => thrown);
		expect(isDatabaseFailing(error)).toBe(true);
	});
});

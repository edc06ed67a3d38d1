import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { isDatabaseFailing, isDatabaseSilent } from './database-failing.ts';

const failureOf = (work: PromiseLike<unknown>) =>
	Promise.resolve(work).then(
		() => null,
		(error: unknown) => error,
	);

describe('isDatabaseFailing', () => {
	it('knows a port at which nobody listens', async () => {
		const { db, pool } = openDatabase('postgresql://nobody@127.0.0.1:1/none');
		expect(isDatabaseFailing(await failureOf(db.execute(sql`select 1`)))).toBe(true);
		await pool.end();
	});

	it.each(['57P01', '57P03', '08006', '53300'])('knows a server that is going, coming or full (%s)', (code) => {
		expect(isDatabaseFailing(new Error('query failed', { cause: Object.assign(new Error('no'), { code }) }))).toBe(
			true,
		);
	});

	it.each(['53100', '58030', '25006'])(
		'R05, R06: knows a server whose disk is full or broken, or that only reads (%s)',
		(code) => {
			expect(isDatabaseFailing(new Error('query failed', { cause: Object.assign(new Error('no'), { code }) }))).toBe(
				true,
			);
		},
	);

	it.each(['EAGAIN', 'ECONNREFUSED'])('R12: knows a socket that lets nobody in (%s)', (code) => {
		const error = new Error('query failed', { cause: Object.assign(new Error('connect'), { code }) });
		expect([isDatabaseFailing(error), isDatabaseSilent(error)]).toEqual([true, code === 'EAGAIN']);
	});

	it.each(['42703', '22021', '57014'])('leaves out a statement that a living server has refused (%s)', (code) => {
		expect(isDatabaseFailing(new Error('query failed', { cause: Object.assign(new Error('no'), { code }) }))).toBe(
			false,
		);
	});

	it('leaves out our own mistakes', () => {
		expect(isDatabaseFailing(new TypeError('x is not a function'))).toBe(false);
	});
});

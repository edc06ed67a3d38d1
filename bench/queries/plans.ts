import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { openDatabase } from '#database/client.ts';
import { buildCourseIndex } from '#domain/catalogue/course-index/build.ts';
import { fillDesk } from '../desk/fill.ts';
import type { Table } from '../table.ts';
import { hotCallsOf } from './calls.ts';
import { callsOfMembers } from './member-calls.ts';
import { queryContext } from './query-context.ts';
import { wholeReads } from './whole-reads.ts';

type Asked = { text: string; values: unknown[] };

const PLANS = fileURLToPath(new URL('./plans', import.meta.url));
/** A table with more rows is never read from end to end while a reader waits. */
const LARGE_ROWS = 10_000;
/** Small here, and large on a site that has lived: how they are read is asked of a planner that avoids reading all. */
const GROWING = [
	'sessions',
	'one_time_tokens',
	'mail_outbox',
	'submissions',
	'photographs',
	'helpful_votes',
	'liked_courses',
	'played_courses',
	'check_ins',
	'rounds',
	'profiles',
	'review_versions',
	'desk_log',
	'newsletter_deliveries',
	'allowances',
];

/**
 * How PostgreSQL answers every statement that somebody waits for, or that is asked all the time: the plans of each call's first
 * round, as texts of `bench/queries/plans` where `write`. Returns how many there are. Throws when one of them reads a large
 * table from end to end, or cannot but read one so that will be large. It writes.
 */
export async function checkPlans(databaseUrl: string, write: boolean): Promise<Table> {
	const { db, pool } = openDatabase(databaseUrl, { statementTimeout: 60_000 });
	try {
		await fillDesk(db);
		const index = await buildCourseIndex(db);
		const context = queryContext(db, index);
		const large = await listLargeTables(pool);
		if (large.length === 0) throw new Error('the database is too small to tell anything');
		if (write) {
			// Those of calls that are gone, too.
			await rm(PLANS, { recursive: true, force: true });
			await mkdir(PLANS, { recursive: true });
		}
		const asked = listenTo(pool);
		const bad: string[] = [];
		let statements = 0;
		const calls = [...(await hotCallsOf(context)), ...(await callsOfMembers(context, pool))];
		for (const { name, work } of calls) {
			asked.length = 0;
			await work(0);
			const planned = asked.filter(hasPlan);
			const plans: string[] = [];
			for (const query of planned) {
				plans.push(await explain(pool, query));
				bad.push(...wholeReads(await explain(pool, query, 'avoid'), GROWING).map((table) => `${name}: ${table}`));
			}
			statements += plans.length;
			const text = plans.join('\n');
			bad.push(...wholeReads(text, large).map((table) => `${name}: ${table}`));
			if (write && text) await writeFile(`${PLANS}/${name.replaceAll(/\W+/g, '-')}.txt`, text);
		}
		if (bad.length > 0) throw new Error(`read from end to end: ${bad.join('; ')}`);
		return {
			title: 'Plans',
			note: 'How PostgreSQL answers each call that somebody waits for, or that is made all the time; the plans are in `bench/queries/plans/`. Goal: no large table is read from end to end.',
			columns: ['', ''],
			rows: [
				['statements of pages, lists, searches, a written review, the desk and background work', statements],
				[`of them read one of ${large.join(', ')} from end to end`, 'none'],
				[`of them would have to, once they are large, of ${GROWING.join(', ')}`, 'none'],
			],
		};
	} finally {
		await pool.end();
	}
}

async function listLargeTables(pool: pg.Pool): Promise<string[]> {
	const { rows } = await pool.query<{ name: string }>(
		`select relname::text as name from pg_class
		where relkind in ('r', 'm') and relnamespace = 'public'::regnamespace and reltuples > ${LARGE_ROWS} order by 1`,
	);
	return rows.map(({ name }) => name);
}

/** What is asked of the pool from now on. */
function listenTo(pool: pg.Pool): Asked[] {
	const asked: Asked[] = [];
	pool.on('acquire', (client) => {
		const { query } = client;
		if (Object.hasOwn(client, 'query')) return;
		// The driver's method has many shapes; a query comes first in each, and its values next where there are any.
		client.query = ((...words: [Asked | string, unknown]) => {
			const [said, values] = words;
			const text = typeof said === 'string' ? said : said.text;
			asked.push({ text, values: Array.isArray(values) ? values : [] });
			return Reflect.apply(query, client, words);
		}) as typeof client.query;
	});
	return asked;
}

const hasPlan = ({ text }: Asked) => /^\s*(?:select|with|insert|update|delete)\b/i.test(text);

/** What `explain` says of a statement, which is not carried out; with `avoid` of a planner that reads a table whole only where it must. */
async function explain(pool: pg.Pool, { text, values }: Asked, wholeReading: 'allow' | 'avoid' = 'allow') {
	const client = await pool.connect();
	try {
		await client.query(`set enable_seqscan = ${wholeReading === 'allow' ? 'on' : 'off'}`);
		const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values);
		return `${text.trim()}\n\n${rows.map((row) => row['QUERY PLAN']).join('\n')}\n`;
	} finally {
		await client.query('reset enable_seqscan');
		client.release();
	}
}

import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ofCheckout } from '#database/checkout.ts';
import { deskLog } from '#database/schema/desk.ts';
import { decisionHashes, decisionRoots } from '#database/schema/open-data.ts';
import { publicRootKey, rootKey } from '#domain/desk/log/roots/chain.ts';
import { makeDecisionRoot } from '#domain/desk/log/roots/root-commands.ts';
import type { DecisionFile } from '#domain/desk/log/roots/root-file.ts';
import { checkDecisionLog, getDecisionFile } from '#domain/desk/log/roots/root-queries.ts';
import { REVIEW_COLUMNS } from '#domain/reviews/open-reviews/columns.ts';
import { recordDecision } from '#domain/shared/desk/desk-log.ts';
import { type DataSite, startDataSite } from '#tests/support/data-calls.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import { TINY_SECRET } from '#tests/support/sites/tiny-site.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const DAYS = ['2026-06-01', '2026-06-02', '2026-06-03'] as const;
const WORDS = 'Zanzibar was never played';

let data: DataSite;
let editor: Awaited<ReturnType<typeof editorRow>>;
beforeAll(async () => {
	data = await startDataSite();
	editor = await editorRow(data.database);
});
afterAll(() => data.close());

const make = (day: string) =>
	makeDecisionRoot({ db: data.database.db, now: () => new Date(`${day}T00:01:00Z`), secret: TINY_SECRET });
const decide = (id: number) =>
	recordDecision(
		data.database.db,
		{ ...editor.ctx, now: () => new Date('2026-05-31T12:00:00Z') },
		{ action: 'review removed', thing: { kind: 'review', id }, ground: 'harm', words: WORDS, before: { b: 1, a: [2] } },
	);
const fileOf = async (day: string): Promise<DecisionFile> =>
	(await data.call(`/data/decisions-${day}.json`)).json() as Promise<DecisionFile>;

/** What the script of the repository says of each night, with the site's key. */
async function check(files: readonly DecisionFile[], pem?: string): Promise<string[]> {
	const folder = await makeTemporaryFolder();
	const write = async (name: string, content: string | Buffer) => {
		await writeFile(path.join(folder, name), content);
		return path.join(folder, name);
	};
	const line = 'a,2026-06-01,7.0000,2026-05-01,8,unverified,yes,no,no,no,no\r\n';
	const reviews = await write('r.csv.gz', gzipSync(`${REVIEW_COLUMNS.map(({ name }) => name).join(',')}\r\n${line}`));
	const key = await write('key.pem', pem ?? (await (await data.call('/data/decisions-key.pem')).text()));
	const nights = await Promise.all(files.map((file, at) => write(`${at}.json`, JSON.stringify(file))));
	const script = ofCheckout('public/recount-ratings.mjs');
	const { stdout } = await promisify(execFile)(process.execPath, [script, reviews, key, ...nights]);
	const said = stdout.trim().split('\n');
	return said.filter((one) => one.startsWith('log of decisions')).map((one) => one.split(',').at(-1) ?? '');
}

describe('T3: the nightly root of the log of decisions', () => {
	it('asks to come again while none has been made', async () => {
		expect((await data.call('/data/decisions.json')).status).toBe(503);
		expect((await data.call(`/data/decisions-${DAYS[0]}.json`)).status).toBe(404);
	});

	it('is made once a day by one process, follows the one before, and is one of no decisions too', async () => {
		for (let id = 1; id <= 5; id++) await decide(id);
		const made = await Promise.all([1, 2, 3].map(() => make(DAYS[0])));
		expect(made.filter(Boolean)).toHaveLength(1);
		expect(await make(DAYS[1])).toBe(true);
		await decide(6);
		expect(await make(DAYS[2])).toBe(true);
		const files = await Promise.all(DAYS.map(fileOf));
		expect(files.map(({ hashes }) => hashes.length)).toEqual([5, 0, 1]);
		expect(files.map(({ before }) => before)).toEqual(['0'.repeat(64), files[0]?.root, files[1]?.root]);
		expect(await checkDecisionLog(data.database.db)).toEqual({ nights: 3, decisions: 6, broken: [] });
	});

	it('is checked by the script that recounts ratings, with the published key', async () => {
		const files = await Promise.all(DAYS.map(fileOf));
		expect(await check(files)).toEqual(['good', 'good', 'good']);
		expect(await check(files.slice(1))).toEqual(['good', 'good']);
		const [first, second, third] = files as [DecisionFile, DecisionFile, DecisionFile];
		// A hash less, one more, another order, a root of somebody's own, a night left out, another key.
		expect(await check([{ ...first, hashes: first.hashes.slice(1) }, second])).toEqual(['BROKEN', 'good']);
		expect(await check([{ ...first, hashes: [...first.hashes, third.root] }])).toEqual(['BROKEN']);
		expect(await check([{ ...first, hashes: first.hashes.toReversed() }])).toEqual(['BROKEN']);
		expect(await check([first, { ...second, before: third.root, root: third.root }])).toEqual(['good', 'BROKEN']);
		expect(await check([second, first])).toEqual(['good', 'BROKEN']);
		expect(await check([{ ...first, day: DAYS[1] }])).toEqual(['BROKEN']);
		expect(await check([first], publicRootKey('another secret of another site, long enough'))).toEqual(['BROKEN']);
	});

	it('tells nothing of what was decided, and equal decisions alike to nobody', async () => {
		const text = await (await data.call(`/data/decisions-${DAYS[0]}.json`)).text();
		expect(Object.keys(JSON.parse(text))).toEqual(['day', 'before', 'hashes', 'root', 'signature']);
		for (const told of [WORDS, 'harm', 'removed', editor.userId, '12:00', 'salt']) expect(text).not.toContain(told);
		const salts = await data.database.db.select({ salt: decisionHashes.salt }).from(decisionHashes);
		expect(new Set(salts.map(({ salt }) => salt?.toString('hex'))).size).toBe(6);
		for (const { salt } of salts) {
			expect(salt).toHaveLength(32);
			expect(text).not.toContain(salt?.toString('hex'));
		}
		const pem = await (await data.call('/data/decisions-key.pem')).text();
		expect(pem).toMatch(/^-----BEGIN PUBLIC KEY-----\n/);
		expect(rootKey(TINY_SECRET).asymmetricKeyType).toBe('ed25519');
	});

	it('is sent to be kept; the newest is led to; it is no page and no other name', async () => {
		const answer = await data.call(`/data/decisions-${DAYS[0]}.json`);
		expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="decisions-${DAYS[0]}.json"`);
		expect(answer.headers.get('content-type')).toContain('application/json');
		const leading = await data.call('/data/decisions.json');
		expect([leading.status, leading.headers.get('location')]).toEqual([302, `/data/decisions-${DAYS[2]}.json`]);
		for (const name of ['decisions-2026-05-31.json', 'decisions-1.json', 'decisions.csv', 'decisions'])
			expect((await data.call(`/data/${name}`)).status, name).toBe(404);
	});

	it('cannot be changed in the database, and shows what was changed around it', async () => {
		const { db } = data.database;
		const refused = /never changed/;
		const causeOf = (work: PromiseLike<unknown>) => Promise.resolve(work).then(String, ({ cause }) => String(cause));
		expect(await causeOf(db.delete(decisionHashes))).toMatch(refused);
		expect(await causeOf(db.delete(decisionRoots))).toMatch(refused);
		expect(await causeOf(db.execute(sql`truncate decision_hashes`))).toMatch(refused);
		expect(await causeOf(db.update(decisionHashes).set({ hash: 'a' }))).toMatch(refused);
		expect(await causeOf(db.update(decisionHashes).set({ salt: Buffer.from('a') }))).toMatch(refused);
		expect(await causeOf(db.update(decisionRoots).set({ root: 'a' }))).toMatch(refused);
		const [entry] = await db.select().from(deskLog).orderBy(deskLog.id).limit(1);
		await unlocked(() => db.execute(sql`update desk_log set words = 'Nothing was said' where id = ${entry?.id}`));
		expect((await checkDecisionLog(db)).broken).toEqual([{ kind: 'entry-changed', entryId: entry?.id }]);
		await unlocked(() => db.execute(sql`update desk_log set words = ${WORDS} where id = ${entry?.id}`));
		expect((await checkDecisionLog(db)).broken).toEqual([]);
	});

	it('holds when an entry has to be erased with its salt, and the next night goes on from it', async () => {
		const { db } = data.database;
		const [entry] = await db.select().from(deskLog).orderBy(deskLog.id).limit(1);
		const id = entry?.id ?? 0;
		await unlocked(() => db.execute(sql`delete from desk_log where id = ${id}`));
		expect((await checkDecisionLog(db)).broken).toEqual([{ kind: 'entry-gone', entryId: id }]);
		await db.update(decisionHashes).set({ salt: null }).where(eq(decisionHashes.entryId, id));
		expect((await checkDecisionLog(db)).broken).toEqual([]);
		await decide(7);
		expect(await make('2026-06-04')).toBe(true);
		expect(await check(await Promise.all([...DAYS, '2026-06-04'].map(fileOf)))).toEqual(Array(4).fill('good'));
		expect((await getDecisionFile(data.database))?.day).toBe('2026-06-04');
	});
});

/** What only whoever runs the database can do. */
async function unlocked(work: () => PromiseLike<unknown>): Promise<void> {
	const { db } = data.database;
	await db.execute(sql`alter table desk_log disable trigger desk_log_stands`);
	await work();
	await db.execute(sql`alter table desk_log enable always trigger desk_log_stands`);
}

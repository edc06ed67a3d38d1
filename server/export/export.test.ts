import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#database/schema/accounts.ts';
import { type AuthSite, startAuthSite } from '#tests/support/sites/auth-site.ts';
import { type ZipEntry, zipOf } from './zip.ts';

let auth: AuthSite;

beforeAll(async () => {
	auth = await startAuthSite();
});

afterAll(() => auth.close());

const download = (cookie = '') => auth.site.get('/account/export', { headers: { cookie } });

describe('the download of one’s own data', () => {
	it('S25, S30: is an archive for its owner alone, kept nowhere', async () => {
		const answer = await download(await auth.signedIn('owner@golf.example'));
		expect(answer.status).toBe(200);
		expect(answer.headers.get('content-type')).toBe('application/zip');
		expect(answer.headers.get('cache-control')).toBe('private, no-store');
		expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="fescue-\d{4}-\d\d-\d\d\.zip"$/);
		const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
		expect(Object.keys(files)).toEqual(['data.json', 'book.json', 'marks.csv', 'rounds.csv', 'pictures/']);
		const data = JSON.parse(Buffer.from(files['data.json'] ?? []).toString('utf8'));
		expect(data.account).toMatchObject({ email: 'owner@golf.example', role: 'member' });
	});

	it('S26: leads a visitor to the login', async () => {
		for (const cookie of ['', '__Host-at=forged; __Host-rt=forged']) {
			const answer = await download(cookie);
			expect(answer.status).toBe(303);
			expect(answer.headers.get('location')).toBe('/auth/login?redirectTo=%2Faccount%2Fsettings&flash=required');
			expect(answer.headers.get('cache-control')).toBe('private, no-store');
		}
	});

	it('S16: is closed to a session from the moment the account is banned', async () => {
		const cookie = await auth.signedIn('closed@golf.example');
		await auth.database.db
			.update(users)
			.set({ bannedUntil: new Date('2999-01-01') })
			.where(eq(users.email, 'closed@golf.example'));
		expect((await download(cookie)).status).toBe(303);
	});

	it('R21: is had five times in a row, then not for a while', async () => {
		const cookie = await auth.signedIn('eager@golf.example');
		const statuses: number[] = [];
		for (let time = 0; time < 6; time++) statuses.push((await download(cookie)).status);
		expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
	});

	it('R21: is read for two at once, twenty wait in line, and others are told to come again, who may', async () => {
		const cookies: string[] = [];
		for (let at = 0; at < 5; at++) cookies.push(await auth.signedIn(`many-${at}@golf.example`));
		const holder = await auth.database.pool.connect();
		await holder.query('begin; lock table appeals in access exclusive mode');
		const statuses: number[] = [];
		const ask = async (cookie: string) => statuses.push((await download(cookie)).status);
		const asked = cookies.flatMap((cookie) => Array.from({ length: 5 }, () => ask(cookie)));
		try {
			await expect.poll(() => statuses).toEqual([503, 503, 503]);
		} finally {
			await holder.query('rollback');
			holder.release();
		}
		await Promise.all(asked);
		expect(statuses.toSorted()).toEqual([...Array(22).fill(200), 503, 503, 503]);
		for (const cookie of cookies) await ask(cookie);
		// Who was turned away has lost none of the five.
		expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(22);
	});
});

describe('an archive', () => {
	it('holds files byte for byte, in parts as they come', async () => {
		const parts = [Buffer.from('one'), Buffer.alloc(200_000, 7), Buffer.from('two')];
		const chunks: Uint8Array[] = [];
		for await (const chunk of zipOf(entries(parts))) chunks.push(chunk);
		const files = unzipSync(new Uint8Array(Buffer.concat(chunks)));
		for (const name of ['words.json', 'pictures/hål 1.avif']) {
			expect(Buffer.from(files[name] ?? []).equals(Buffer.concat(parts)), name).toBe(true);
		}
	});

	it('is broken off where an entry cannot be read', async () => {
		async function* failing(): AsyncGenerator<Uint8Array> {
			yield Buffer.from('half');
			throw new Error('the store is gone');
		}
		async function* one(): AsyncGenerator<ZipEntry> {
			yield { name: 'x', bytes: failing(), packed: true };
		}
		const read = async () => {
			for await (const _ of zipOf(one()));
		};
		await expect(read()).rejects.toThrow('the store is gone');
	});
});

async function* entries(parts: Buffer[]): AsyncGenerator<ZipEntry> {
	yield { name: 'words.json', bytes: parts, packed: false };
	yield { name: 'pictures/hål 1.avif', bytes: parts, packed: true };
}

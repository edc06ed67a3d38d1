import type { Allowances } from '#server/security/rate-limits.ts';
import { openTestDatabase, type TestDatabase } from './databases/database.ts';
import { linkTo, newClient, PASSWORD } from './facts/accounts.ts';
import { startTinySite, TINY_SECRET, type TinySite } from './sites/tiny-site.ts';

export type DataSite = {
	database: TestDatabase;
	site: TinySite;
	/** Calls as a program does, from a network of its own unless the headers say from which. */
	call: (path: string, init?: RequestInit) => Promise<Response>;
	/** The answer of a call that is to be taken. */
	read: (path: string) => Promise<Answer>;
	/** Sends a review as a program does. */
	submit: (body: unknown, headers?: Record<string, string>) => Promise<Response>;
	close: () => Promise<void>;
};

// Each test says what it expects of an answer, and would fail with another.
export type Answer = Record<string, unknown> & {
	items: Record<string, unknown>[];
	reviews: Record<string, unknown>[];
	next: string | null;
};

/**
 * The real server with the data calls, on a database of its own that `fill` may have filled before the site reads its courses;
 * behind one proxy that says where calls come from.
 */
export async function startDataSite(
	fill?: (database: TestDatabase) => Promise<void>,
	settings: Record<string, string> = {},
	allowances: Allowances = {},
): Promise<DataSite> {
	const database = await openTestDatabase();
	await fill?.(database);
	const site = await startTinySite(database.url, { TRUST_PROXY: '1', ...settings }, undefined, { allowances });
	const call: DataSite['call'] = (path, init = {}) =>
		site.get(path, { ...init, headers: { 'X-Forwarded-For': newClient().network, ...init.headers } });
	return {
		database,
		site,
		call,
		async read(path) {
			const answer = await call(path);
			if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
			return answer.json();
		},
		submit: (body, headers = {}) =>
			call('/api/reviews', {
				method: 'POST',
				body: typeof body === 'string' ? body : JSON.stringify(body),
				headers: { 'Content-Type': 'application/json', ...headers },
			}),
		async close() {
			await site.close();
			await database.close();
		},
	};
}

/** A member as their program knows them. */
export type AppMember = { email: string; userId: string; token: string };

/** Makes somebody a member by the calls of the accounts service, and gives the access token of their first session. */
export async function appMember({ database, call }: DataSite, email: string, firstName = 'Ada'): Promise<AppMember> {
	const post = async (path: string, body: object): Promise<{ access_token: string; user: { id: string } }> => {
		const answer = await call(`/auth/v1${path}`, {
			method: 'POST',
			body: JSON.stringify(body),
			headers: { 'Content-Type': 'application/json' },
		});
		if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
		return answer.json();
	};
	await post('/signup', { email, password: PASSWORD, data: { first_name: firstName, last_name: 'Green' } });
	const token_hash = await linkTo({ db: database.db, secret: TINY_SECRET }, email, 'confirm');
	const { access_token: token, user } = await post('/verify', { type: 'signup', token_hash });
	return { email, userId: user.id, token };
}

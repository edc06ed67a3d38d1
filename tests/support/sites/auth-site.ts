import { eq } from 'drizzle-orm';
import { users } from '#database/schema/accounts.ts';
import type { MessageName } from '#domain/mail/messages.ts';
import type { Viewer } from '#domain/shared/context.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import { makeSigningKey } from '#server/auth/signing-keys.ts';
import type { TestDatabase } from '../databases/database.ts';
import { openTestDatabase } from '../databases/database.ts';
import { linkTo, newClient, PASSWORD } from '../facts/accounts.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { startTinySite, TINY_ORIGIN, TINY_SECRET, type TinySite } from './tiny-site.ts';

/** One request to `/auth/v1`: a path, and what an app sends with it. */
type Request = { method?: string; body?: unknown; token?: string; headers?: Record<string, string>; raw?: string };
export type Reply = { status: number; headers: Headers; body: Record<string, unknown>; text: string };

export type AuthSite = {
	database: TestDatabase;
	site: TinySite;
	root: string;
	/** What its access tokens are signed with. */
	key: string;
	/** A `fetch` that seems to come from a network of its own, so that one test's limits are not another's. */
	fetchFromAfar: () => typeof fetch;
	/** Calls the service as an app does that is not the stock client. */
	call: (path: string, request?: Request) => Promise<Reply>;
	/** The token of the link in the newest letter to somebody. */
	link: (recipient: string, message: MessageName) => Promise<string>;
	/** Makes somebody a member, and gives the answer to the first sign-in. */
	member: (email: string) => Promise<Reply>;
	/** Makes somebody a member, and gives the cookies of the first sign-in from one of our pages. */
	signedIn: (email: string) => Promise<string>;
	/** The stamp of a form that a member has opened. */
	stampOf: (email: string) => Promise<string>;
	close: () => Promise<void>;
};

/** The real server on a database of its own, behind one proxy that says where requests come from. */
export async function startAuthSite(): Promise<AuthSite> {
	const database = await openTestDatabase();
	const key = makeSigningKey();
	const settings = { TRUST_PROXY: '1', AUTH_SIGNING_KEY: key, DATA_DIRECTORY: await makeTemporaryFolder() };
	const site = await startTinySite(database.url, settings);
	const root = `${site.address}/auth/v1`;
	const link = (recipient: string, message: MessageName) =>
		linkTo({ db: database.db, secret: TINY_SECRET }, recipient, message);
	const call = callerOf(root);
	async function member(email: string, headers?: Request['headers']) {
		await call('/signup', { body: { email, password: PASSWORD } });
		await call('/verify', { body: { type: 'signup', token_hash: await link(email, 'confirm') } });
		return call('/token?grant_type=password', { body: { email, password: PASSWORD }, headers });
	}
	return {
		database,
		site,
		root,
		key,
		fetchFromAfar,
		call,
		link,
		member: (email) => member(email),
		signedIn: async (email) => cookiesOf(await member(email, OWN_PAGE)),
		stampOf: async (email) => {
			const [user] = await database.db.select({ id: users.id }).from(users).where(eq(users.email, email));
			// No more of a member than the stamp is made from.
			const viewer = { kind: 'member', userId: user?.id } as Viewer;
			return stampFor({ secret: TINY_SECRET, now: () => new Date(), viewer });
		},
		async close() {
			await site.close();
			await database.close();
		},
	};
}

function fetchFromAfar(): typeof fetch {
	const { network } = newClient();
	return (input, init) => {
		const headers = new Headers(init?.headers);
		headers.set('X-Forwarded-For', network);
		return fetch(input, { ...init, headers });
	};
}

/** A caller whose every request comes from another network, unless the request says from which. */
export function callerOf(root: string): AuthSite['call'] {
	return async (path, { method, body, token, headers, raw } = {}) => {
		const answer = await fetch(root + path, {
			method: method ?? (body === undefined && raw === undefined ? 'GET' : 'POST'),
			redirect: 'manual',
			headers: {
				'Content-Type': 'application/json',
				'X-Forwarded-For': newClient().network,
				...(token ? { Authorization: `Bearer ${token}` } : {}),
				...headers,
			},
			body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
		});
		const text = await answer.text();
		const isJson = answer.headers.get('content-type')?.startsWith('application/json');
		return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : {} };
	};
}

/** What a browser sends with a call from a page of ours. */
export const OWN_PAGE = { 'X-Auth-Mode': 'cookie', Origin: TINY_ORIGIN, 'Sec-Fetch-Site': 'same-origin' };

/** The cookies a browser would send back after an answer. */
export const cookiesOf = ({ headers }: Pick<Reply, 'headers'>) =>
	headers
		.getSetCookie()
		.filter((cookie) => !cookie.includes('Max-Age=0'))
		.map((cookie) => cookie.split(';', 1)[0])
		.join('; ');

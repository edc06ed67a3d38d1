import type { IncomingHttpHeaders } from 'node:http';
import type { Client } from '#domain/shared/context.ts';
import type { Asker } from '../domain-context.ts';
import { networkOf } from '../security/network.ts';
import { readSessionCookies, readSignUps } from './cookies.ts';
import { viewerOf } from './viewer-of.ts';

/** What is looked at to tell who asks. `address` is the one behind our own proxies. */
export type Seen = { headers: IncomingHttpHeaders; address: string };

const LONGEST_USER_AGENT = 300;

/** Finds who asks, by cookie, for private pages and writes; public pages never ask. Throws when the database does. */
export type AskerOf = (seen: Seen) => Promise<Asker>;

/** Gives `AskerOf` for the cookies of this origin. */
export function createAskerOf(sight: Parameters<typeof viewerOf>[0], origin: string): AskerOf {
	return async ({ headers, address }) => ({
		viewer: await viewerOf(sight, readSessionCookies(headers.cookie, origin)),
		client: { ...clientOf({ headers, address }), signUps: readSignUps(headers.cookie, origin) },
	});
}

/** Where a request comes from, as it may be stored: no control characters, and no more than is of use. */
export function clientOf({ headers, address }: Seen): Client {
	const userAgent = (headers['user-agent'] ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, LONGEST_USER_AGENT);
	return { network: networkOf(address), userAgent };
}

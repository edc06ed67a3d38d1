import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { Site } from '#tests/support/sites/site.ts';

/** What browsers take over https. Node's own would ask a site without it for gzip alone. */
const BROWSERS = 'gzip, deflate, br, zstd';

/** One connection after the other is used again, as a browser does. */
const agent = new Agent({ keepAlive: true });

/**
 * Asks for a page from a network of its own and resolves to the milliseconds until its last byte was there; throws when the answer
 * is not 200. By `node:http`, which leaves the bytes as they are: `fetch` unpacks them, and for one page of a hundred that alone took
 * 20 ms of what the site seemed to be waited for.
 */
export async function askFor(site: Pick<Site, 'origin'>, path: string, round: number): Promise<number> {
	const began = performance.now();
	const headers = { ...networkOf(round), 'accept-encoding': BROWSERS };
	const [answer] = (await once(get(site.origin + path, { agent, headers }), 'response')) as [IncomingMessage];
	await once(answer.resume(), 'end');
	if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
	return performance.now() - began;
}

/** As a proxy tells it: no reader asks for so many pages, and no writer sends so many reviews. */
export const networkOf = (round: number) => ({
	'x-forwarded-for': `198.18.${Math.floor(round / 250) % 250}.${round % 250}`,
});

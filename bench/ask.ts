import type { Site } from '#tests/support/site.ts';

/** What browsers take over https. Node's own would ask a site without it for gzip alone. */
const BROWSERS = 'gzip, deflate, br, zstd';

/** Asks for a page from a network of its own and resolves to the milliseconds it took; throws when the answer is not 200. */
export async function askFor(site: Pick<Site, 'origin'>, path: string, round: number): Promise<number> {
	const began = performance.now();
	const answer = await fetch(site.origin + path, {
		headers: { ...networkOf(round), 'accept-encoding': BROWSERS },
		redirect: 'manual',
	});
	await answer.arrayBuffer();
	if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
	return performance.now() - began;
}

/** As a proxy tells it: no reader asks for so many pages, and no writer sends so many reviews. */
export const networkOf = (round: number) => ({
	'x-forwarded-for': `198.18.${Math.floor(round / 250) % 250}.${round % 250}`,
});

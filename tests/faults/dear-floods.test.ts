import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteFigure } from './support/figures.ts';
import { signIn, signUpConfirmed } from './support/members.ts';
import { quantile, timeHome } from './support/readers.ts';
import { type SiteProcess, startSiteProcess } from './support/site-process.ts';
import { tellDatabase } from './support/tell-database.ts';
import { lastingFolder, withDatabaseOf } from './support/trial-folder.ts';

const FLOOD_SECONDS = 8;
const AT_ONCE = 40;
const MEMBERS = 8;
/** Done, refused for what was sent, or turned away for now: never an error of ours. */
const CALM = new Set([200, 201, 400, 429, 503]);

let folder: { path: string; remove: () => void };
let site: SiteProcess;
let photograph: Buffer;
let members: string[];
beforeAll(async () => {
	folder = lastingFolder();
	site = await startSiteProcess({ dataDirectory: folder.path });
	photograph = await sharp({ create: { width: 3_000, height: 2_000, channels: 3, background: '#373' } })
		.jpeg()
		.toBuffer();
	members = await signUpMembers();
	for (let at = 0; at < 50; at++) await timeHome(site.origin);
});
afterAll(async () => {
	await site.kill('SIGTERM');
	folder.remove();
});

/** Members with a review of a hundred courses each, by their cookies. */
const signUpMembers = () =>
	withDatabaseOf(folder.path, async (url) => {
		const cookies: string[] = [];
		for (let at = 0; at < MEMBERS; at++) {
			const email = `member${at}@golf.example`;
			await signUpConfirmed(site.origin, url, email);
			await tellDatabase(
				url,
				`update reviews set user_id = users.id from users where email = $1 and reviews.id in
				(select distinct on (course_id) id from reviews where user_id is null order by course_id limit 100)`,
				[email],
			);
			cookies.push((await signIn(site.origin, email)).Cookie);
		}
		return cookies;
	});

/** Gives every member the downloads back, all along: what is left is the bound on how many are read at once. */
const grantDownloads = (until: number) =>
	withDatabaseOf(folder.path, async (url) => {
		while (performance.now() < until) {
			await tellDatabase(url, `delete from allowances where key like 'export %'`);
			await sleep(100);
		}
	});

type Asked = { path: string; init?: RequestInit };

const DEAR: Record<string, (at: number) => Asked> = {
	'sign-ins': (at) => ({
		path: '/auth/v1/token?grant_type=password',
		init: {
			method: 'POST',
			body: JSON.stringify({ email: `w${at}@golf.example`, password: 'a wrong one' }),
			headers: { 'Content-Type': 'application/json' },
		},
	}),
	searches: (at) => ({ path: `/find-course?q=heath+links+${at}` }),
	photographs: () => {
		const body = new FormData();
		body.append('photograph', new File([new Uint8Array(photograph)], 'ninth.jpg'));
		return { path: '/api/pictures', init: { method: 'POST', body, headers: { Origin: site.origin } } };
	},
	'site maps': () => ({ path: '/sitemaps/courses-1.xml' }),
	// A reader who is not signed in would be led to a page.
	downloads: (at) => ({
		path: '/account/export',
		init: { redirect: 'manual', headers: { Cookie: members[at % MEMBERS] ?? '' } },
	}),
};

/**
 * How long the home page takes a reader meanwhile, again and again. The reader has a thread of their own: to send a flood by `fetch` takes a
 * core, and in the same thread an answer that is there waits for the flood to be sent.
 */
async function readHome(): Promise<number[]> {
	const reader = new Worker(new URL('./support/home-reader.ts', import.meta.url), {
		workerData: { origin: site.origin, seconds: FLOOD_SECONDS },
	});
	const [times] = await once(reader, 'message');
	return times;
}

it.each(Object.keys(DEAR))('R21: a flood of %s leaves the home page to everybody', async (kind) => {
	const until = performance.now() + FLOOD_SECONDS * 1_000;
	const statuses = new Map<number, number>();
	let at = 0;
	const flood = async () => {
		while (performance.now() < until) {
			const { path, init } = DEAR[kind]?.(at++) ?? { path: '/' };
			const headers = { ...init?.headers, 'X-Forwarded-For': `10.${at % 250}.${(at >> 8) % 250}.9` };
			const answer = await fetch(site.origin + path, { ...init, headers });
			await answer.arrayBuffer();
			statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
		}
	};
	const flooding = Promise.all(Array.from({ length: AT_ONCE }, flood));
	const granting = kind === 'downloads' ? grantDownloads(until) : undefined;
	const [times] = await Promise.all([readHome(), flooding, granting]);
	expect([...statuses.keys()].filter((status) => !CALM.has(status))).toEqual([]);
	expect(at).toBeGreaterThan(AT_ONCE);
	if (kind === 'downloads') expect(statuses.get(200)).toBeGreaterThan(MEMBERS);
	const told = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
	noteFigure(
		`R21 ${kind}`,
		`${AT_ONCE} at once with ${kind} for ${FLOOD_SECONDS} s (${told}): the home page meanwhile in ${quantile(times, 0.5)} ms, p99 ${quantile(times, 0.99)} ms, with the flood made on the same two cores`,
	);
});

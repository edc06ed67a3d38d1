import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry } from './entry.ts';
import { sendInTurn } from './send-all.ts';

/** What a device keeps, without its database. */
function device(...kept: Entry[]) {
	let all = kept;
	return {
		list: async () => all,
		replace: async (entry: Entry, next: Entry | null) => {
			all = all.flatMap((present) => (present.id === entry.id ? (next ?? []) : present));
		},
		all: () => all,
	};
}

const round = (id: string, opener = 'karin', more: Partial<Entry> = {}): Entry => ({
	id,
	opener,
	kind: 'round',
	about: 'Falsterbo, Sat 28 Nov',
	action: '/courses/sweden/falsterbo/round',
	fields: [
		['stamp', `${id}.1.${opener}.signature`],
		['day', '2026-11-28'],
	],
	since: 1,
	...more,
});

/** An answer at the end of a way: what a constructor makes has come from nowhere. */
const answer = (status: number, path: string, redirected: boolean, body: string | null = null) =>
	Object.defineProperties(new Response(body, { status }), {
		redirected: { value: redirected },
		url: { value: `https://golf.example${path}` },
	});
const taken = () => answer(200, '/courses/sweden/falsterbo/round?saved=1', true);

/** Who is signed in, and what the site answers to each post; what a post had in it. */
let present: string;
let answers: (() => Response)[];
let posts: { path: string; body: Record<string, string>; credentials: RequestCredentials | undefined }[];

beforeEach(() => {
	present = 'karin';
	answers = [];
	posts = [];
	vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
		if (init.method !== 'POST') return Response.json({ stamp: `fresh.1.${present}.signature` });
		posts.push({
			path,
			body: Object.fromEntries(init.body as URLSearchParams) as Record<string, string>,
			credentials: init.credentials,
		});
		const next = answers.shift();
		if (!next) throw new TypeError('Failed to fetch');
		return next();
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
});

const read = (status: number, page: string) => `${status}: ${page}`;

describe('what waits on a device', () => {
	it('is sent in turn, as its form was, and forgotten once it was taken', async () => {
		const kept = device(round('one'), round('two'));
		answers = [taken, taken];
		const { sent, stopped } = await sendInTurn(kept, read);
		expect([sent.map(({ id }) => id), stopped]).toEqual([['one', 'two'], null]);
		expect(posts.map(({ path }) => path)).toEqual(Array(2).fill('/courses/sweden/falsterbo/round'));
		expect(posts[0]?.body).toEqual({ stamp: 'one.1.karin.signature', day: '2026-11-28' });
		expect(kept.all()).toEqual([]);
	});

	it('stays where nobody answers, or the site has too much to do, and the rest waits behind it', async () => {
		for (const later of [undefined, () => answer(503, '/', false), () => answer(429, '/', false)]) {
			const kept = device(round('one'), round('two'));
			answers = later ? [later] : [];
			posts = [];
			expect(await sendInTurn(kept, read)).toMatchObject({ sent: [], stopped: 'offline' });
			expect(posts).toHaveLength(1);
			expect(kept.all()).toHaveLength(2);
		}
	});

	it('that is refused is kept with the reason, keeps nothing else from being sent, and is not sent again by itself', async () => {
		const kept = device(round('one'), round('two'));
		answers = [() => answer(400, '/courses/sweden/falsterbo/round', false, 'no such day'), taken];
		expect((await sendInTurn(kept, read)).sent.map(({ id }) => id)).toEqual(['two']);
		expect(kept.all()).toEqual([{ ...round('one'), refused: '400: no such day' }]);
		await sendInTurn(kept, read);
		expect(posts).toHaveLength(2);
	});

	it('that is refused where nobody reads the reason waits for somebody who does', async () => {
		const kept = device(round('one'));
		answers = [() => answer(400, '/', false, 'no such day')];
		await sendInTurn(kept, null);
		expect(kept.all()).toEqual([round('one')]);
	});

	it('is its member’s: nobody else sends it', async () => {
		const kept = device(round('one'));
		present = 'per';
		expect(await sendInTurn(kept, read)).toEqual({ sent: [], stopped: null });
		present = 'visitor';
		expect(await sendInTurn(kept, read)).toEqual({ sent: [], stopped: 'signed-out' });
		expect(posts).toEqual([]);
		expect(kept.all()).toEqual([round('one')]);
	});

	it('of a visitor is sent as by a visitor, whoever is there', async () => {
		for (const there of ['visitor', 'per']) {
			const kept = device(round('one', 'visitor', { kind: 'conditions' }));
			[present, answers, posts] = [there, [taken], []];
			expect(await sendInTurn(kept, read)).toMatchObject({ sent: [{ id: 'one' }], stopped: null });
			expect(posts).toMatchObject([{ credentials: 'omit' }]);
		}
	});

	it('of a visitor goes while that of a member waits', async () => {
		const kept = device(round('one'), round('two', 'visitor'));
		[present, answers] = ['visitor', [taken]];
		expect(await sendInTurn(kept, read)).toMatchObject({ sent: [{ id: 'two' }], stopped: 'signed-out' });
		expect(kept.all()).toEqual([round('one')]);
	});

	it('waits for its member where the session ends meanwhile', async () => {
		const kept = device(round('one'), round('two'));
		answers = [() => answer(200, '/auth/login?redirectTo=%2F&flash=required', true)];
		expect(await sendInTurn(kept, read)).toMatchObject({ stopped: 'signed-out' });
		expect(kept.all()).toHaveLength(2);
	});

	it('without a stamp of its own is sent with one of whoever is there', async () => {
		const mark = round('mark', 'karin', { kind: 'mark', fields: [['back', '/account/marks?courses=1']] });
		answers = [taken];
		await sendInTurn(device(mark), read);
		expect(posts[0]?.body).toEqual({ back: '/account/marks?courses=1', stamp: 'fresh.1.karin.signature' });
	});
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteFigure } from './support/figures.ts';
import { callAccounts, PASSWORD, signIn, signUpConfirmed } from './support/members.ts';
import { type SiteProcess, startSiteProcess } from './support/site-process.ts';
import { tellDatabase } from './support/tell-database.ts';
import { lastingFolder, withDatabaseOf } from './support/trial-folder.ts';

const TRIES = 200;
/** How far apart the medians may lie, in milliseconds: S12 names it. */
const MOST_APART = 5;

let folder: { path: string; remove: () => void };
let site: SiteProcess;
beforeAll(async () => {
	folder = lastingFolder();
	site = await startSiteProcess({ dataDirectory: folder.path });
	await withDatabaseOf(folder.path, async (url) => {
		await signUpConfirmed(site.origin, url, 'first@golf.example');
		// As many members as tries: an account that is asked about again and again is slowed down, known or not.
		await tellDatabase(
			url,
			`insert into users (email, password_hash, confirmed_at)
			select kind || n || '@golf.example', password_hash, case when kind <> 'waiting' then confirmed_at end
			from users, unnest($2::text[]) kind, generate_series(0, $1) n
			where email = 'first@golf.example'`,
			[2 * TRIES - 1, ['member', 'settled', 'forgetful', 'waiting', 'holder', 'asker']],
		);
		await tellDatabase(
			url,
			`insert into newsletter_subscribers (email, status, confirmed_at)
			select 'subscriber' || n || '@golf.example', 'confirmed', now() from generate_series(0, $1) n`,
			[TRIES - 1],
		);
	});
});
afterAll(async () => {
	await site.kill('SIGTERM');
	folder.remove();
});

type Answer = { status: number; text: string };
type Headers = Record<string, string>;
type Asked = {
	what: string;
	/** What the known addresses begin with: others for each, so that no question finds what another one has left. */
	known: string;
	status: number;
	/** What each of the questions needs before it is asked, by its turn: it is not part of the time. */
	prepare?: (turn: number, headers: Headers) => Promise<string>;
	ask: (email: string, headers: Headers, prepared: string) => Promise<Answer>;
};

const callOf = (call: string, body: (email: string) => object) => (email: string, headers: Headers) =>
	callAccounts(site.origin, call, body(email), headers);

const ASKED: Asked[] = [
	{
		what: 'sign-in',
		known: 'member',
		status: 400,
		ask: callOf('token?grant_type=password', (email) => ({ email, password: 'wrong words' })),
	},
	{ what: 'sign-up', known: 'settled', status: 200, ask: callOf('signup', (email) => ({ email, password: PASSWORD })) },
	{ what: 'recovery', known: 'forgetful', status: 200, ask: callOf('recover', (email) => ({ email })) },
	{ what: 'resending', known: 'waiting', status: 200, ask: callOf('resend', (email) => ({ email, type: 'signup' })) },
	{
		what: 'a change of address',
		known: 'holder',
		status: 200,
		// A member for each: an account gets its letters a minute apart.
		prepare: async (turn, headers) => (await signIn(site.origin, `asker${turn}@golf.example`, headers)).accessToken,
		ask: (email, headers, token) => {
			const body = { email, current_password: PASSWORD };
			return callAccounts(site.origin, 'user', body, { ...headers, Authorization: `Bearer ${token}` }, 'PUT');
		},
	},
	{
		what: 'subscribing to the newsletter',
		known: 'subscriber',
		status: 303,
		prepare: async () => {
			const { stamp } = (await (await fetch(`${site.origin}/api/stamp`)).json()) as { stamp: string };
			return stamp;
		},
		ask: async (email, headers, stamp) => {
			const answer = await fetch(`${site.origin}/newsletter`, {
				method: 'POST',
				redirect: 'manual',
				body: new URLSearchParams({ email, stamp }),
				headers: { ...headers, Origin: site.origin },
			});
			const said = ['Location', 'Set-Cookie', 'Cache-Control'].map((name) => answer.headers.get(name));
			return { status: answer.status, text: `${said} ${await answer.text()}` };
		},
	},
];

/** An answer without what differs between any two of them: addresses, ids, times. */
const likenessOf = (text: string) =>
	text.replace(/[\w-]+@golf\.example|[\da-f]{8}-[\da-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z|"error_id":"[^"]+"/g, '…');

it.each(ASKED)(
	'S12: $what is answered alike, and takes as long, for a known address as for one of nobody',
	async ({ what, known, status, prepare, ask }) => {
		// A network of its own for each: none has so many.
		const headersOf = (turn: number) => ({ 'X-Forwarded-For': `10.${turn >> 8}.${turn & 255}.3` });
		const prepared: string[] = [];
		for (let turn = 0; prepare && turn < 2 * TRIES; turn++) prepared.push(await prepare(turn, headersOf(turn)));
		const times = { known: [] as number[], unknown: [] as number[] };
		const answers = new Set<string>();
		const nobody = `nobody-of-${known}`;
		const askFor = async (email: string, turn: number, taken: number[]) => {
			const began = performance.now();
			const answer = await ask(email, headersOf(turn), prepared[turn] ?? '');
			taken.push(performance.now() - began);
			expect(answer.status, answer.text).toBe(status);
			answers.add(likenessOf(answer.text));
		};
		for (let at = 0; at < TRIES; at++) {
			// By turns, and each first as often: what else the machine does meets both.
			const asked = [
				() => askFor(`${known}${at}@golf.example`, 2 * at, times.known),
				() => askFor(`${nobody}${at}@golf.example`, 2 * at + 1, times.unknown),
			];
			for (const one of at % 2 ? asked : asked.reverse()) await one();
		}
		expect([...answers]).toHaveLength(1);
		const medians = { known: medianOf(times.known), unknown: medianOf(times.unknown) };
		expect(Math.abs(medians.known - medians.unknown)).toBeLessThanOrEqual(MOST_APART);
		noteFigure(
			`S12 ${what}`,
			`${TRIES} tries each of ${what}, over HTTP: a known address in ${medians.known.toFixed(1)} ms, one of nobody in ${medians.unknown.toFixed(1)} ms in the median`,
		);
	},
);

const medianOf = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteFigure } from './support/figures.ts';
import { callAccounts, PASSWORD, signUpConfirmed } from './support/members.ts';
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
			select kind || n || '@golf.example', password_hash, case kind when 'member' then confirmed_at end
			from users, unnest(array['member', 'waiting']) kind, generate_series(0, $1) n
			where email = 'first@golf.example'`,
			[TRIES - 1],
		);
	});
});
afterAll(async () => {
	await site.kill('SIGTERM');
	folder.remove();
});

type Asked = { what: string; call: string; known: string; body: (email: string) => object; status: number };

it.each<Asked>([
	{
		what: 'sign-in',
		call: 'token?grant_type=password',
		known: 'member',
		body: (email) => ({ email, password: 'wrong words' }),
		status: 400,
	},
	{ what: 'sign-up', call: 'signup', known: 'member', body: (email) => ({ email, password: PASSWORD }), status: 200 },
	{ what: 'recovery', call: 'recover', known: 'member', body: (email) => ({ email }), status: 200 },
	{ what: 'resending', call: 'resend', known: 'waiting', body: (email) => ({ email, type: 'signup' }), status: 200 },
])('S12: $what takes as long for a known address as for one of nobody', async ({ what, call, known, body, status }) => {
	const times = { known: [] as number[], unknown: [] as number[] };
	const ask = async (email: string, at: number, taken: number[]) => {
		const began = performance.now();
		const answer = await callAccounts(site.origin, call, body(email), {
			'X-Forwarded-For': `10.${at}.${taken.length}.3`,
		});
		taken.push(performance.now() - began);
		expect(answer.status, answer.text).toBe(status);
	};
	for (let at = 0; at < TRIES; at++) {
		// By turns, and each first as often: what else the machine does meets both.
		const asked = [
			() => ask(`${known}${at}@golf.example`, at, times.known),
			() => ask(`nobody${at}@golf.example`, at, times.unknown),
		];
		for (const one of at % 2 ? asked : asked.reverse()) await one();
	}
	const medians = { known: medianOf(times.known), unknown: medianOf(times.unknown) };
	expect(Math.abs(medians.known - medians.unknown)).toBeLessThanOrEqual(MOST_APART);
	noteFigure(
		`S12 ${what}`,
		`${TRIES} tries each of ${what}, over HTTP: a known address in ${medians.known.toFixed(1)} ms, one of nobody in ${medians.unknown.toFixed(1)} ms in the median`,
	);
});

const medianOf = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

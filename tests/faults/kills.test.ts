import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { findOutsidePrograms, startOutsideServer } from '#tests/support/servers/outside-server.ts';
import { expectWritesKept } from './support/check-writes.ts';
import { type Editor, expectEditsKept, expectProfileKept, signUpEditors, startEditors } from './support/editors.ts';
import { noteFigure } from './support/figures.ts';
import { postmasterOf } from './support/postgres-processes.ts';
import { isReady, type SiteProcess, startSiteProcess, timeUntil } from './support/site-process.ts';
import { trialFolder, withDatabaseOf } from './support/trial-folder.ts';
import { expectVotesKept, signUpVoters, startVoters, type Voter } from './support/voters.ts';
import { coursesOf, startWriters, type Write } from './support/writers.ts';

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 100);
const DATABASE_ROUNDS = Math.ceil(ROUNDS / 5);
/** Within which R01 wants the site back. */
const READY_MILLISECONDS = 3_000;
const VOTERS = 2;
const EDITORS = 2;
const SECRET = 'k7Gq2Zr9Xw4Lm1Tb8Vn5Hc3Jd6Sf0PaYe';
const outside = findOutsidePrograms();
/** Half of the kills are beside a PostgreSQL of the machine, where there is one. */
const NODE_ROUNDS = outside ? Math.ceil(ROUNDS / 2) : ROUNDS;
const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
/** 0.2 to 3 s, and mostly less than one: a hundred of the longest would take five minutes. */
const killAfter = () => sleep(200 + randomInt(randomInt(5) === 0 ? 2_800 : 800));

/** Where a site keeps its data, and how its database is reached beside it. */
type Place = {
	dataDirectory: string;
	settings: Record<string, string>;
	withDatabase: <Value>(work: (url: string) => Promise<Value>) => Promise<Value>;
};

function embeddedPlace(): Place {
	const dataDirectory = trialFolder();
	return { dataDirectory, settings: {}, withDatabase: (work) => withDatabaseOf(dataDirectory, work) };
}

function outsidePlace(): Place {
	const { url, stop } = startOutsideServer(outside ?? '');
	onTestFinished(stop);
	return {
		dataDirectory: trialFolder(),
		settings: { DATABASE_URL: url, SECRET },
		withDatabase: (work) => work(url),
	};
}

/** Those who write all the time, and what they have written. */
type Crowd = { courses: number[]; writes: Map<string, Write>; voters: Voter[]; editors: Editor[] };

async function gather({ origin }: SiteProcess, { withDatabase }: Place): Promise<Crowd> {
	const courses = await coursesOf(origin);
	const voters = await withDatabase((url) => signUpVoters(origin, url, VOTERS));
	const editors = await withDatabase((url) => signUpEditors(origin, url, courses, EDITORS));
	return { courses, writes: new Map(), voters, editors };
}

/** Lets them all write until it is told to stop. */
function startCrowd(origin: string, { courses, writes, voters, editors }: Crowd) {
	const stops = [startWriters(origin, courses, writes), startVoters(origin, voters), startEditors(origin, editors)];
	return () => Promise.all(stops.map((stop) => stop()));
}

/** What of it all was acknowledged, in words; fails where any is lost or half done, or where too little was to tell by. */
async function keptOf({ writes, voters, editors }: Crowd, { withDatabase }: Place, rounds: number): Promise<string> {
	return withDatabase(async (url) => {
		const kept = await expectWritesKept(url, writes);
		const votes = await expectVotesKept(url, voters);
		const edits = await expectEditsKept(url, editors);
		expect(Math.min(kept, votes, edits)).toBeGreaterThan(rounds);
		return `${writes.size} writes: all ${kept} acknowledged ones kept once, ${votes} votes, and ${edits} edits of profiles and reviews`;
	});
}

it.for([
	{ where: 'its own PostgreSQL', id: 'R01', open: embeddedPlace, there: true },
	{ where: 'a PostgreSQL of the machine', id: 'R01 outside', open: outsidePlace, there: outside !== null },
])(
	'R01, R07: nothing acknowledged is lost or half done however often Node is killed, on $where',
	async ({ where, id, open, there }, { skip }) => {
		if (!there) return skip('no PostgreSQL of its own on this machine');
		const place = open();
		const { dataDirectory, settings } = place;
		const times: number[] = [];
		let site = await startSiteProcess({ dataDirectory, settings });
		const crowd = await gather(site, place);
		for (let round = 0; round < NODE_ROUNDS; round++) {
			const stop = startCrowd(site.origin, crowd);
			await killAfter();
			await site.kill('SIGKILL');
			await stop();
			site = await startSiteProcess({ dataDirectory, settings });
			times.push(site.readyAfter);
			// Later edits write over it.
			await place.withDatabase((url) => Promise.all(crowd.editors.map((editor) => expectProfileKept(url, editor))));
		}
		await site.kill('SIGTERM');
		const kept = await keptOf(crowd, place, NODE_ROUNDS);
		expect(median(times)).toBeLessThan(READY_MILLISECONDS);
		noteFigure(
			id,
			`${NODE_ROUNDS} kills of Node, on ${where}, during ${kept}; ready again after ${seconds(median(times))} (median), ${seconds(Math.max(...times))} (worst)`,
		);
	},
);

it('R01, R11: nothing acknowledged is lost however often PostgreSQL is killed, and the site starts it again by itself', async () => {
	const place = embeddedPlace();
	const { dataDirectory } = place;
	const times: number[] = [];
	const site: SiteProcess = await startSiteProcess({ dataDirectory });
	const crowd = await gather(site, place);
	for (let round = 0; round < DATABASE_ROUNDS; round++) {
		const stop = startCrowd(site.origin, crowd);
		await killAfter();
		process.kill(postmasterOf(dataDirectory), 'SIGKILL');
		await stop();
		times.push(await timeUntil(() => isReady(site.origin), 30_000));
	}
	await site.kill('SIGTERM');
	const kept = await keptOf(crowd, place, DATABASE_ROUNDS);
	noteFigure(
		'R11',
		`${DATABASE_ROUNDS} kills of PostgreSQL during ${kept}; the site went on by itself after ${seconds(median(times))} (median), ${seconds(Math.max(...times))} (worst)`,
	);
});

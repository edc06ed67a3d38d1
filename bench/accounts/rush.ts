import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { residentMegabytes } from '#tests/support/process-memory.ts';
import { startSite } from '#tests/support/site.ts';
import { at } from './timing.ts';

/** What a round of sign-ins at once has cost: times in milliseconds, memory in megabytes. */
export type Rush = {
	/** Sign-ins that were answered with a session. */
	'signed in': number;
	'all done after': number;
	/** Of the home page meanwhile. */
	'home median': number;
	'home p99': number;
	/** What the process held before, and at its highest. */
	'memory before': number;
	'memory at most': number;
};

const ROUNDS = 5;
/** A reader opens the home page as often as this, whether or not the last one has been answered. */
const EVERY_MILLISECONDS = 10;

/** Starts the built site on the database and lets all these accounts sign in at once, five times. */
export async function measureRush(databaseUrl: string, emails: readonly string[], password: string): Promise<Rush[]> {
	const site = await startSite({ DATABASE_URL: databaseUrl });
	const agent = new Agent({ keepAlive: true });
	try {
		const rounds: Rush[] = [];
		await readHome(site.origin, agent);
		for (let round = 0; round < ROUNDS; round++) {
			rounds.push(
				await oneRush(
					site,
					agent,
					(index) => signIn(site.origin, emails[index] ?? '', password, `${round}.${index}`),
					emails.length,
				),
			);
		}
		return rounds;
	} finally {
		agent.destroy();
		await site.stop();
	}
}

async function oneRush(
	{ origin, pid }: { origin: string; pid: number },
	agent: Agent,
	signInOne: (index: number) => Promise<number>,
	count: number,
): Promise<Rush> {
	const before = residentMegabytes(pid);
	const began = performance.now();
	let isOver = false;
	const signingIn = Promise.all(Array.from({ length: count }, (_, index) => signInOne(index))).finally(() => {
		isOver = true;
	});
	const reads: Promise<number>[] = [];
	let most = before;
	while (!isOver) {
		reads.push(readHome(origin, agent));
		most = Math.max(most, residentMegabytes(pid));
		await sleep(EVERY_MILLISECONDS);
	}
	const statuses = await signingIn;
	const after = performance.now() - began;
	const times = await Promise.all(reads);
	return {
		'signed in': statuses.filter((status) => status === 200).length,
		'all done after': Math.round(after),
		'home median': at(times, 0.5),
		'home p99': at(times, 0.99),
		'memory before': Math.round(before),
		'memory at most': Math.round(most),
	};
}

/** How long the home page took. Throws where it is not answered with 200. */
function readHome(origin: string, agent: Agent): Promise<number> {
	const began = performance.now();
	return new Promise((resolve, reject) => {
		request(origin, { agent, headers: { accept: 'text/html', 'accept-encoding': 'br' } }, (answer) => {
			answer.resume();
			answer.once('error', reject);
			answer.once('end', () => {
				if (answer.statusCode === 200) resolve(performance.now() - began);
				else reject(new Error(`the home page answered ${answer.statusCode}`));
			});
		})
			.once('error', reject)
			.end();
	});
}

/** Signs in as an app does, from a network of its own, so that no limit is met. Returns the status. */
async function signIn(origin: string, email: string, password: string, network: string): Promise<number> {
	const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.1.${network}` },
		body: JSON.stringify({ email, password }),
	});
	await answer.arrayBuffer();
	return answer.status;
}

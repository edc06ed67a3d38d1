import type { Database } from '#database/client.ts';
import { sessions } from '#database/schema/accounts.ts';
import { writeRefreshToken } from '#domain/shared/secrets.ts';
import { networkOf } from './ask.ts';
import { share } from './process.ts';

/** Of a site that is asked with the cookies below. */
export const SECRET = 'k7Gq2Zr9Xw4Lm1Tb8Vn5Hc3Jd6Sf0PaYe';

const WARM_UP = 20;
const DAY_MILLISECONDS = 86_400_000;

/** How often each request is made that counts. */
export const REQUESTS = 100;

/** `path` and the form of `post` by the number of the request; `goal` in milliseconds. */
export type Asked = { name: string; goal: number; path: (round: number) => string; post?: (round: number) => string };

/** The cookie of a new session of a member; of an editor's it has just shown the second factor. */
export async function signIn(db: Database, userId: string, { isEditor = false } = {}): Promise<string> {
	const now = new Date();
	const notAfter = new Date(now.getTime() + DAY_MILLISECONDS);
	const times = { notAfter, refreshedAt: now, seenAt: now, secondFactorAt: isEditor ? now : null };
	const known = { userId, method: 'password', remember: false, userAgent: '', network: '' } as const;
	const [session] = await db
		.insert(sessions)
		.values({ ...known, ...times })
		.returning();
	if (!session) throw new Error('no session');
	return `rt=${writeRefreshToken(SECRET, { sessionId: session.id, counter: 0 })}`;
}

/** Makes a request again and again, one at a time, as a browser with that cookie does: its name, median, 99th per cent and goal in milliseconds. */
export async function measureWait(origin: string, cookie: string, { name, goal, path, post }: Asked) {
	const waited: number[] = [];
	for (let round = 0; round < WARM_UP + REQUESTS; round += 1) {
		const from = networkOf(round);
		const form = { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' };
		const init = post
			? { method: 'POST', body: post(round), headers: { cookie, ...from, ...form } }
			: { headers: { cookie, ...from } };
		const began = performance.now();
		const answer = await fetch(origin + path(round), { ...init, redirect: 'manual' });
		await answer.arrayBuffer();
		if (answer.status !== (post ? 303 : 200)) throw new Error(`${path(round)} answered ${answer.status}`);
		if (round >= WARM_UP) waited.push(performance.now() - began);
	}
	return [name, share(waited, 0.5), share(waited, 0.99), goal];
}

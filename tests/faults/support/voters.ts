import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { memberStamp, signIn, signUpConfirmed } from './members.ts';
import { tellDatabase } from './tell-database.ts';
import { someNetwork } from './writers.ts';

/** A member's last word on one review: whether it was to be a vote or to take one back. */
type Word = { reviewId: number; votes: boolean; stamp: string; acknowledged: boolean };

/** A member who goes over reviews, votes for each and takes it back the next time. `words` are by review. */
export type Voter = { email: string; cookie: string; reviews: readonly number[]; words: Word[]; at: number };

/** New members with a session each, who are to vote for the reviews that the site has now. */
export async function signUpVoters(origin: string, databaseUrl: string, count: number): Promise<Voter[]> {
	const published = `select id from reviews where status = 'published' order by id`;
	const reviews = (await tellDatabase<{ id: number }>(databaseUrl, published)).map(({ id }) => id);
	expect(reviews.length).toBeGreaterThan(0);
	const voters: Voter[] = [];
	for (let at = 0; at < count; at += 1) {
		const email = `voter${at}@golf.example`;
		await signUpConfirmed(origin, databaseUrl, email);
		const { Cookie } = await signIn(origin, email);
		voters.push({ email, cookie: Cookie, reviews, words: [], at: 0 });
	}
	return voters;
}

/** Lets them vote until it is told to stop. What is not answered is sent again with its stamp, as a browser would. */
export function startVoters(origin: string, voters: readonly Voter[]): () => Promise<void> {
	let stopped = false;
	const vote = async (voter: Voter) => {
		while (!stopped) {
			const word = await nextWord(origin, voter).catch(() => null);
			if (word && (await say(origin, voter, word).catch(() => false))) {
				word.acknowledged = true;
				voter.at += 1;
			} else await sleep(20);
		}
	};
	const running = Promise.all(voters.map(vote));
	return async () => {
		stopped = true;
		await running;
	};
}

/** The word that is not acknowledged yet, or a new one on the next review. */
async function nextWord(origin: string, { cookie, reviews, words, at }: Voter): Promise<Word> {
	const index = at % reviews.length;
	const before = words[index];
	if (before && !before.acknowledged) return before;
	const stamp = await memberStamp(origin, cookie);
	const word = { reviewId: reviews[index] ?? 0, votes: !before?.votes, stamp, acknowledged: false };
	words[index] = word;
	return word;
}

async function say(origin: string, { cookie }: Voter, { reviewId, votes, stamp }: Word): Promise<boolean> {
	const answer = await fetch(`${origin}/reviews/${reviewId}/helpful-vote${votes ? '' : '/removal'}`, {
		method: 'POST',
		redirect: 'manual',
		body: new URLSearchParams({ stamp }),
		headers: { Origin: origin, Cookie: cookie, 'X-Forwarded-For': someNetwork() },
		signal: AbortSignal.timeout(10_000),
	});
	await answer.text();
	return answer.status === 303 && !answer.headers.get('location')?.includes('/auth/');
}

/** Nothing acknowledged is lost, and every review's count is the number of its votes. Returns how many were acknowledged. */
export async function expectVotesKept(databaseUrl: string, voters: readonly Voter[]): Promise<number> {
	for (const { email, words } of voters) {
		const votes = await tellDatabase<{ id: number }>(
			databaseUrl,
			'select review_id as id from helpful_votes join users on users.id = user_id where email = $1',
			[email],
		);
		const there = new Set(votes.map(({ id }) => id));
		expect(words.filter((word) => word.acknowledged && there.has(word.reviewId) !== word.votes)).toEqual([]);
	}
	const wrong = await tellDatabase(
		databaseUrl,
		`select id, helpful_count from reviews
		where helpful_count <> (select count(*) from helpful_votes where review_id = reviews.id)`,
	);
	expect(wrong).toEqual([]);
	return voters.reduce((sum, { at }) => sum + at, 0);
}

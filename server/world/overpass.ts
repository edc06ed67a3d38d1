import { QUERY_SECONDS } from '#domain/catalogue/world/overpass-query.ts';
import { readAnswer } from '#domain/catalogue/world/read-answer.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';

/** Why there is no answer. With `half` another country may still be asked for; the others end the run. */
export type AskFailure =
	/** What came is no whole answer, and did not become one by asking again. */
	| { kind: 'half'; message: string }
	/** The server cannot be reached, or has sent us away too often. */
	| { kind: 'away'; message: string }
	/** It asks us to come back later than anybody would wait for. */
	| { kind: 'later'; message: string }
	/** It will not have the question, or not from us. */
	| { kind: 'refused'; message: string };

/** A pause before the next try: how long, and why. */
export type Pause = { seconds: number; reason: string };

export type OverpassParts = {
	/** Where questions are posted to. */
	url: string;
	/** Names this site and where it is, as the keepers of Overpass ask. */
	agent: string;
	now: () => Date;
	sleep: (milliseconds: number) => Promise<unknown>;
	/** Told before each pause, and waited for. */
	onPause: (pause: Pause) => unknown;
};

/** Asks for one thing at a time; gives the text of a whole answer. */
export type AskOverpass = (query: string) => Promise<Result<string, AskFailure>>;

/** One try that failed. `seconds`: how long the server asks us to wait, null where it does not say. */
type Miss = AskFailure & { seconds: number | null };

const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 300;
/** Who is asked to wait longer than this comes back another time. */
const PATIENCE_SECONDS = 3_600;
/** Of a country whose answers are never whole. */
const MOST_HALVES = 3;
const MOST_TRIES = 8;
const ANSWER_MILLISECONDS = (QUERY_SECONDS + 50) * 1_000;

/**
 * Asks an Overpass server politely: waits as it says (429, 503 and 504 with `Retry-After`), else five seconds and twice as long each
 * time. Never throws for what a server or the way to it does.
 */
export function createOverpass(parts: OverpassParts): AskOverpass {
	return async (query) => {
		for (let tries = 1, halves = 1; ; tries++) {
			const got = await askOnce(parts, query);
			if (got.ok) return got;
			const { kind, message } = got;
			const seconds = got.seconds ?? Math.min(FIRST_PAUSE_SECONDS * 2 ** (tries - 1), LONGEST_PAUSE_SECONDS);
			if (kind === 'half' && halves++ >= MOST_HALVES) return failure({ kind, message });
			if (kind === 'refused' || tries === MOST_TRIES) return failure({ kind, message });
			if (seconds > PATIENCE_SECONDS) {
				return failure({ kind: 'later', message: `${message}, and asks us to come back in ${seconds} seconds` });
			}
			await parts.onPause({ seconds, reason: message });
			await parts.sleep(seconds * 1_000);
		}
	};
}

async function askOnce({ url, agent, now }: OverpassParts, query: string): Promise<Result<string, Miss>> {
	try {
		const answer = await fetch(url, {
			method: 'POST',
			headers: { 'user-agent': agent, accept: 'application/json' },
			body: new URLSearchParams({ data: query }),
			signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
		});
		const text = await answer.text();
		if (!answer.ok) return failure(missOf(answer, now()));
		const read = readAnswer(text);
		return read.ok ? success(text) : failure({ ...read, seconds: null });
	} catch (error) {
		return failure({ kind: 'away', message: `no answer came (${reasonOf(error)})`, seconds: null });
	}
}

function missOf({ status, headers }: Response, now: Date): Miss {
	const seconds = secondsUntil(headers.get('retry-after'), now);
	if (status === 429) return { kind: 'away', message: 'the server has had enough of us for now (429)', seconds };
	if (status >= 500) return { kind: 'away', message: `the server is too busy or broken (${status})`, seconds };
	return { kind: 'refused', message: `the server refuses the question (${status})`, seconds: null };
}

/** `Retry-After` is seconds or a date; null where it is neither. */
function secondsUntil(said: string | null, now: Date): number | null {
	if (said === null) return null;
	if (/^\d{1,9}$/.test(said.trim())) return Number(said);
	const until = Date.parse(said);
	return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - now.getTime()) / 1_000));
}

/** `fetch` says no more than that it failed; the reason is below. */
function reasonOf(error: unknown): string {
	const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
	return cause?.code ?? cause?.message ?? message;
}

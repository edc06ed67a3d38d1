import { isOfMember, openerIn } from '#app/lib/forms/written.ts';
import { paths } from '#app/lib/paths.ts';
import type { Entry } from './entry.ts';

/** Who is signed in in this browser, as their stamps say, and a stamp of theirs. */
export type Present = { opener: string; stamp: string };

export type Outcome =
	| { kind: 'taken' }
	/** Nobody has answered, or the server has other things to do. */
	| { kind: 'later' }
	| { kind: 'signed-out' }
	/** The server has answered with a page that says why it was not taken. */
	| { kind: 'refused'; status: number; page: string };

/** So long one answer is waited for: one bar of signal is often none. */
const PATIENCE_MILLISECONDS = 120_000;

/** Null where nobody answers. */
export async function askWhoIsThere(): Promise<Present | null> {
	try {
		const answer = await fetch(paths.viewerState({}), { cache: 'no-store', signal: patience() });
		if (!answer.ok) return null;
		const { stamp } = (await answer.json()) as { stamp: string };
		return { opener: openerIn(stamp), stamp };
	} catch {
		return null;
	}
}

/**
 * Sends a thing as its form would have. What has come to nothing, as far as is known, may be sent again with the same stamp: the
 * server takes it once, and leads on as it did the first time.
 */
export async function sendEntry(entry: Entry, { stamp }: Present): Promise<Outcome> {
	try {
		// What a visitor has written is sent as by a visitor, whoever is signed in by now.
		const credentials = isOfMember(entry.opener) ? 'same-origin' : 'omit';
		const body = bodyOf(entry, stamp);
		const answer = await fetch(entry.action, { method: 'POST', body, credentials, signal: patience() });
		return outcomeOf(answer);
	} catch {
		return { kind: 'later' };
	}
}

/** A form that was taken leads on to another page; one that was not stays, with words. */
export async function outcomeOf(answer: Response): Promise<Outcome> {
	const { status, redirected, url } = answer;
	if (redirected) return { kind: new URL(url).pathname === paths.login() ? 'signed-out' : 'taken' };
	if (status >= 500 || status === 429) return { kind: 'later' };
	return { kind: 'refused', status, page: await answer.text() };
}

/** A form that came without a stamp of its own, as marks do, is sent with one of whoever is there. */
function bodyOf({ fields }: Entry, stamp: string): URLSearchParams | FormData {
	const body = new FormData();
	for (const [name, value] of fields) body.append(name, value);
	if (!body.has('stamp')) body.set('stamp', stamp);
	const texts = [...body].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
	return texts.length === [...body].length ? new URLSearchParams(texts) : body;
}

const patience = () => AbortSignal.timeout(PATIENCE_MILLISECONDS);

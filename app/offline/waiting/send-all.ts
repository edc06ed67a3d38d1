import { isOfMember } from '#app/lib/forms/written.ts';
import type { Entry } from './entry.ts';
import { askWhoIsThere, sendEntry } from './send-entry.ts';
import { listEntries, replaceEntry } from './store.ts';

/** What was sent, and why the rest was not: null where nothing is left to send, or it is another member's. */
export type Sent = { sent: Entry[]; stopped: 'offline' | 'signed-out' | null };

/** Makes of the page that refuses a form the words that it refuses it with. */
type Reader = (status: number, page: string) => string;

/** Tabs and the service worker send in turn; where the browser has no locks the stamps alone keep a thing from being taken twice. */
const TURN = 'fescue:waiting';

/**
 * Sends what the member who is signed in has waiting, and what visitors have, the oldest first. What is refused is kept with the words of `read`; without it,
 * as it is, for a page to send once more: a refusal changes nothing.
 */
export const sendAll = (read: Reader | null): Promise<Sent> =>
	navigator.locks ? navigator.locks.request(TURN, () => sendInTurn(DEVICE, read)) : sendInTurn(DEVICE, read);

/** What is kept, and how a thing is replaced, or with null taken away, unless it was kept anew meanwhile. */
type Things = { list: () => Promise<Entry[]>; replace: (entry: Entry, next: Entry | null) => Promise<void> };

const DEVICE: Things = { list: listEntries, replace: replaceEntry };

export async function sendInTurn({ list, replace }: Things, read: Reader | null): Promise<Sent> {
	const sent: Entry[] = [];
	const waiting = (await list()).filter(({ refused }) => refused === undefined);
	if (waiting.length === 0) return { sent, stopped: null };
	const present = await askWhoIsThere();
	if (!present) return { sent, stopped: 'offline' };
	for (const entry of waiting.filter(({ opener }) => opener === present.opener || !isOfMember(opener))) {
		const outcome = await sendEntry(entry, present);
		if (outcome.kind === 'later') return { sent, stopped: 'offline' };
		if (outcome.kind === 'signed-out') return { sent, stopped: 'signed-out' };
		if (outcome.kind === 'taken') {
			await replace(entry, null);
			sent.push(entry);
		} else if (read) await replace(entry, { ...entry, refused: read(outcome.status, outcome.page) });
	}
	const waitsForMember = !isOfMember(present.opener) && waiting.some(({ opener }) => isOfMember(opener));
	return { sent, stopped: waitsForMember ? 'signed-out' : null };
}

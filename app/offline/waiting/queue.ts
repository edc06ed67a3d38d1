import { keepTyped } from '#app/lib/forms/typed-words.ts';
import { isOfMember } from '#app/lib/forms/written.ts';
import { showViewerState } from '#app/lib/member-actions/member-actions.ts';
import { paths } from '#app/lib/paths.ts';
import { showPlainToast } from '#app/lib/plain-toast.ts';
import type { Queue } from './ask-queue.ts';
import { countInWords, type Entry } from './entry.ts';
import { markWaiting } from './flag.ts';
import { readRefusal } from './read-refusal.ts';
import { sendAll } from './send-all.ts';
import { askWhoIsThere } from './send-entry.ts';
import { announceSent } from './sent.ts';
import { type Actions, showBands } from './show-bands.ts';
import { keepEntry, listEntries, replaceEntry } from './store.ts';
import { SYNC } from './sync.ts';

export const queue: Queue = { keep, show, taken, leave };

/** A page that stays open tries again by itself: a signal of one bar comes and goes, and the browser tells of neither. */
const AGAIN_MILLISECONDS = 30_000;
let again: ReturnType<typeof setTimeout> | undefined;

function sendLater() {
	clearTimeout(again);
	again = setTimeout(() => show().catch(() => {}), AGAIN_MILLISECONDS);
}

async function keep(thing: Omit<Entry, 'since'>): Promise<boolean> {
	try {
		await keepEntry({ ...thing, since: Date.now() });
		await markWaiting(true);
	} catch {
		return false;
	}
	askForSync().catch(() => {});
	sendLater();
	await showBands(actions);
	return true;
}

async function taken(sentId: string): Promise<void> {
	await drop(({ id }) => id === sentId);
}

async function show(): Promise<void> {
	await showBands(actions);
	const { sent, stopped } = await sendAll(readRefusal);
	await showBands(actions);
	if (stopped === 'offline') sendLater();
	// Where nothing is stopped and nothing was sent here, the service worker has sent it, after the page was read.
	if (sent.length > 0 || stopped === null) announceSent();
	if (sent.length > 0) {
		// What a page shows of marks was asked for before they were sent.
		if (sent.some(({ kind }) => kind === 'mark')) showViewerState();
		showPlainToast({ title: 'Sent', description: `${countInWords(sent)} that waited on this device.` });
	}
	if (stopped === 'signed-out' && location.pathname === paths.login()) await tellVisitor();
}

/** Nobody is told what it is: it is its member's alone. */
async function tellVisitor() {
	const count = countInWords((await listEntries()).filter(({ opener }) => isOfMember(opener)));
	showPlainToast({ title: 'Waiting to be sent', description: `${count}. It is sent once its member has logged in.` });
}

async function leave(): Promise<boolean> {
	await sendAll(readRefusal);
	const present = await askWhoIsThere();
	const own = (await listEntries()).filter(({ opener }) => opener === present?.opener);
	if (own.length === 0) return true;
	const question = `${countInWords(own)} could not be sent. Sign out and delete what you wrote from this device?`;
	if (!confirm(question)) {
		location.assign(paths.memberGolf());
		return false;
	}
	await drop(({ opener }) => opener === present?.opener);
	return true;
}

const actions: Actions = {
	/** Its form opens with what was typed; what is sent there takes its place. */
	async edit(entry) {
		const data = new FormData();
		for (const [name, value] of entry.fields) data.append(name, value);
		keepTyped({ action: entry.action, data });
		location.assign(`${entry.action}#${entry.id}`);
	},
	async sendAgain({ refused: _, ...entry }) {
		await replaceEntry(entry, entry);
		await show();
	},
	async drop(entry) {
		if (!confirm(`${entry.about}: what you wrote is deleted from this device. Go on?`)) return;
		await drop(({ id }) => id === entry.id);
	},
};

async function drop(isMeant: (entry: Entry) => boolean): Promise<void> {
	for (const entry of await listEntries()) if (isMeant(entry)) await replaceEntry(entry, null);
	await showBands(actions);
}

/** The browser wakes the service worker once there is a connection, with no page open. Not every browser can. */
async function askForSync() {
	const registration = (await navigator.serviceWorker?.ready) as Syncing | undefined;
	await registration?.sync?.register(SYNC);
}

type Syncing = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

import { createStore, promisifyRequest, set, type UseStore, values } from 'idb-keyval';
import type { Entry } from './entry.ts';

let opened: UseStore | undefined;

/** Opened when it is first asked for: the browser then makes the database. */
function things(): UseStore {
	opened ??= createStore('fescue-waiting', 'things');
	return opened;
}

/** Everything that waits in this browser, of whichever member, the oldest first. */
export async function listEntries(): Promise<Entry[]> {
	const all = await values<Entry>(things());
	return all.toSorted((one, other) => one.since - other.since);
}

/** Throws where the browser refuses to keep it. */
export const keepEntry = (entry: Entry): Promise<void> => set(entry.id, entry, things());

/** Puts `next` in the place of a thing, or with null takes it away; what was kept under its id meanwhile stays as it is. */
export const replaceEntry = (entry: Entry, next: Entry | null): Promise<void> =>
	things()('readwrite', async (all) => {
		const present = await promisifyRequest<Entry | undefined>(all.get(entry.id));
		if (present?.since !== entry.since) return;
		if (next) all.put(next, entry.id);
		else all.delete(entry.id);
		await promisifyRequest(all.transaction);
	});

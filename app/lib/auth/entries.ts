import { OWN_PAGES } from '#app/offline/rules.ts';
import { CHANNEL } from './stored.ts';

/** Since when the access token ought to be renewed; the tokens themselves are in cookies that no script can read. */
const DUE = `${CHANNEL}:due`;

// A browser may refuse its storage altogether; then every look is a renewal.

/** The moment from which the session is to be renewed, in milliseconds; 0 where nothing is known. */
export function readDue(): number {
	try {
		return Number(localStorage.getItem(DUE));
	} catch {
		return 0;
	}
}

export function writeDue(at: number) {
	try {
		localStorage.setItem(DUE, `${at}`);
	} catch {
		// Nothing to do: see above.
	}
}

/** Takes every entry about who is signed in out of both storages, and what is kept of their own pages (`app/offline/own-pages.ts`). */
export function clearStored() {
	globalThis.caches?.delete(OWN_PAGES).catch(() => {});
	try {
		for (const storage of [localStorage, sessionStorage]) {
			for (const key of Object.keys(storage)) if (key.startsWith(CHANNEL)) storage.removeItem(key);
		}
	} catch {
		// Nothing to do: see above.
	}
}

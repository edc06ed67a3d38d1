/** Set by the server beside the session's own cookies, without any content: it is worth asking who is signed in. */
export const isHinted = () => /(?:^|;\s*)signed_in=1(?:;|$)/.test(document.cookie);

/** The channel on which the tabs of a browser tell each other who is signed in, and the name of all stored entries. */
export const CHANNEL = 'fescue:auth';

/** Fired in a window whose form has just signed in or out. */
export const CHANGED = `${CHANNEL}:changed`;

/** Lets the page look anew: a form has signed in or out. */
export const announceChange = () => window.dispatchEvent(new Event(CHANGED));

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
		localStorage.setItem(DUE, String(at));
	} catch {
		// Nothing to do: see above.
	}
}

/** Takes every entry about who is signed in out of both storages. */
export function clearStored() {
	try {
		for (const storage of [localStorage, sessionStorage]) {
			for (const key of Object.keys(storage)) if (key.startsWith(CHANNEL)) storage.removeItem(key);
		}
	} catch {
		// Nothing to do: see above.
	}
}

import { CHANNEL } from '../auth/stored.ts';
import { isOfMember } from '../forms/written.ts';

/** Goes with all else that tells who is signed in. */
const OPENER = `${CHANNEL}:opener`;

/** Whose marks they are that are pressed while nobody can be asked: the tag of the member's stamps, or null. */
export function readPresentOpener(): string | null {
	try {
		return localStorage.getItem(OPENER);
	} catch {
		return null;
	}
}

export function keepPresentOpener(opener: string) {
	try {
		if (isOfMember(opener)) localStorage.setItem(OPENER, opener);
	} catch {
		// In a browser that keeps nothing no mark can wait either.
	}
}

import { type Answer, ask } from './calls.ts';
import { clearStored } from './entries.ts';
import { isHinted } from './stored.ts';

/** What stands before every sign-up, sign-in and sign-out: nothing stored stays, and the session that this browser holds ends. */
export function leave(): Promise<Answer> {
	clearStored();
	return isHinted() ? ask('POST', '/logout?scope=global') : Promise.resolve(null);
}

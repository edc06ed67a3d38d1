import { CHANGED, CHANNEL, isHinted } from './stored.ts';

/**
 * Calls `wake` once: now where the hint says that somebody is signed in, else when a form of this page (`isNew`) or
 * another tab signs in. Until then nothing more has to be loaded. Returns what ends the waiting.
 */
export function whenSignedIn(wake: (isNew: boolean) => void): () => void {
	if (isHinted()) {
		wake(false);
		return () => {};
	}
	const channel = new BroadcastChannel(CHANNEL);
	const changed = () => isHinted() && heard(true);
	const stop = () => {
		channel.close();
		removeEventListener(CHANGED, changed);
	};
	const heard = (isNew: boolean) => {
		stop();
		wake(isNew);
	};
	channel.onmessage = () => heard(false);
	addEventListener(CHANGED, changed);
	return stop;
}

import { useEffect } from 'react';
import { isHinted } from '../../lib/auth/stored.ts';

/** Shows what the member has pressed and marked before, once what there is to press is there: each time that `shown` is something new. */
export function useViewerState(shown: unknown) {
	useEffect(() => {
		if (shown && isHinted() && document.querySelector('[data-action]')) askOnce();
	}, [shown]);
}

let isOnItsWay = false;

/** A page and the dialog over it that come together are asked about together. */
async function askOnce() {
	if (isOnItsWay) return;
	isOnItsWay = true;
	// Where it cannot be loaded the buttons stand as they do for everyone.
	const loaded = await import('../../lib/member-actions/member-actions.ts').catch(() => null);
	isOnItsWay = false;
	await loaded?.showViewerState();
}

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Gives the focus to what opened a dialog once the router has led back from it to another page. */
export function useReturnFocus() {
	const location = useLocation();
	const before = useRef(location);
	useEffect(() => {
		const from = before.current;
		before.current = location;
		// Its own code is loaded by the few who come from a dialog.
		if (from.pathname === location.pathname || !from.search.includes('course=')) return;
		import('./return-focus.ts').then(({ returnFocus }) => returnFocus(from.pathname + from.search)).catch(() => {});
	}, [location]);
}

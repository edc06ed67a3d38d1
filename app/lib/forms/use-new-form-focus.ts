import { useEffect, useRef } from 'react';

/** Fields that somebody can fill in; the trap for programs is none. */
const FIRST_FIELD =
	'#main form :is(input, select, textarea):not([type="hidden"], [tabindex="-1"], [readonly], [disabled])';

/**
 * Gives the focus to a new form that takes the place of what was said of the one before it: the link that asked for it is gone.
 * `isSaid`: whether those words stand there now.
 */
export function useNewFormFocus(isSaid: boolean) {
	const wasSaid = useRef(isSaid);
	useEffect(() => {
		if (wasSaid.current && !isSaid) document.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
		wasSaid.current = isSaid;
	}, [isSaid]);
}

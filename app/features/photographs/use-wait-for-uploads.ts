import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Holds back the form round `place` while uploads are on their way, and sends it when they are here. Returns whether it is
 * being held.
 */
export function useWaitForUploads(place: RefObject<HTMLElement | null>, busy: boolean): boolean {
	const [waits, setWaits] = useState(false);
	const submitter = useRef<HTMLElement | null>(null);

	useEffect(() => {
		const form = place.current?.closest('form');
		if (!form || !busy) return;
		// Before the form's own handlers hear of it.
		const hold = (event: SubmitEvent) => {
			event.preventDefault();
			event.stopImmediatePropagation();
			submitter.current = event.submitter;
			setWaits(true);
		};
		form.addEventListener('submit', hold, { capture: true });
		return () => form.removeEventListener('submit', hold, { capture: true });
	}, [place, busy]);

	useEffect(() => {
		if (busy || !waits) return;
		setWaits(false);
		place.current?.closest('form')?.requestSubmit(submitter.current);
	}, [place, busy, waits]);

	return waits;
}

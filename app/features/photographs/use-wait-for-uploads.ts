import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Holds back the form round `place` while uploads are on their way, and sends it when they are here. One that has `failed`
 * meanwhile keeps it back: it would go without a photograph that it was sent with. Returns what has become of it.
 */
export function useWaitForUploads(
	place: RefObject<HTMLElement | null>,
	{ busy, failed }: { busy: boolean; failed: number },
): 'free' | 'waits' | 'kept back' {
	const [held, setHeld] = useState<'free' | 'waits' | 'kept back'>('free');
	const submitter = useRef<HTMLElement | null>(null);
	const failedBefore = useRef(0);

	useEffect(() => {
		const form = place.current?.closest('form');
		if (!form || !busy) return;
		// Before the form's own handlers hear of it.
		const hold = (event: SubmitEvent) => {
			event.preventDefault();
			event.stopImmediatePropagation();
			submitter.current = event.submitter;
			failedBefore.current = failed;
			setHeld('waits');
		};
		form.addEventListener('submit', hold, { capture: true });
		return () => form.removeEventListener('submit', hold, { capture: true });
	}, [place, busy, failed]);

	useEffect(() => {
		if (busy || held !== 'waits') return;
		const isWhole = failed <= failedBefore.current;
		setHeld(isWhole ? 'free' : 'kept back');
		if (isWhole) place.current?.closest('form')?.requestSubmit(submitter.current);
	}, [place, busy, failed, held]);

	return held;
}

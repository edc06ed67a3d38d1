import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Holds back the form round `place` while uploads are on their way, and sends it when they are here. Those that have `failed`,
 * given by their keys, keep it back once: its writer is told that it would go without them, and may then send it so. Returns
 * whether it waits, and how often it was kept back.
 */
export function useWaitForUploads(
	place: RefObject<HTMLElement | null>,
	{ busy, failed }: { busy: boolean; failed: readonly string[] },
) {
	const [waits, setWaits] = useState(false);
	const [keptBack, setKeptBack] = useState(0);
	const submitter = useRef<HTMLElement | null>(null);
	const told = useRef<readonly string[]>([]);

	useEffect(() => {
		// One that is sent again and fails again is told of again.
		told.current = told.current.filter((key) => failed.includes(key));
		if (failed.length === 0) setKeptBack(0);
		const form = place.current?.closest('form');
		const isWhole = () => failed.every((key) => told.current.includes(key));
		const keepBack = () => {
			told.current = failed;
			setKeptBack((times) => times + 1);
		};
		if (waits && !busy) {
			setWaits(false);
			if (isWhole()) form?.requestSubmit(submitter.current);
			else keepBack();
		}
		// Before the form's own handlers hear of it.
		const hold = (event: SubmitEvent) => {
			if (!busy && isWhole()) return;
			event.preventDefault();
			event.stopImmediatePropagation();
			submitter.current = event.submitter;
			if (busy) setWaits(true);
			else keepBack();
		};
		form?.addEventListener('submit', hold, { capture: true });
		return () => form?.removeEventListener('submit', hold, { capture: true });
	}, [place, busy, failed, waits]);

	return { waits, keptBack };
}

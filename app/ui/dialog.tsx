import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { Link } from './link.tsx';

type DialogProps = {
	/** Id of the heading that names it. */
	labelledBy: string;
	/** The address of the page without the dialog: what its cross leads to where there is no JavaScript. */
	closeTo: string;
	/** Called once, after it was closed by its cross, Escape, the veil or the device's own gesture. */
	onClose: () => void;
	/** Id of the element that gets the focus where the dialog was not opened from the page, but by its address. */
	returnFocusTo?: string;
	size?: 'md' | 'lg';
	children: ReactNode;
};

/**
 * A dialog with an address. The server sends it open, as a layer over the page; in the browser it becomes modal, with the
 * platform's own focus trap and return of focus. It is taken away by its parent when the address no longer names it.
 */
export function Dialog({ labelledBy, closeTo, onClose, returnFocusTo, size = 'lg', children }: DialogProps) {
	const ref = useRef<HTMLDialogElement>(null);

	useLayoutEffect(() => {
		const dialog = ref.current;
		if (!dialog) return;
		// Whoever went into the dialog before the script was there stays where they are.
		const focused = dialog.contains(document.activeElement) ? document.activeElement : null;
		dialog.removeAttribute('open');
		dialog.showModal();
		if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
		const stopListening = closeFromOutside(dialog);
		return () => {
			stopListening();
			dialog.close();
			focusInstead(returnFocusTo);
		};
	}, [returnFocusTo]);

	const closed = () => {
		if (ref.current?.open) return;
		focusInstead(returnFocusTo);
		onClose();
	};

	return (
		<dialog ref={ref} open className={`${styles.dialog} ${styles[size]}`} aria-labelledby={labelledBy} onClose={closed}>
			<Link
				className={styles.cross}
				to={closeTo}
				aria-label="Close"
				preventScrollReset
				onClick={(event) => {
					event.preventDefault();
					ref.current?.close();
				}}
			>
				<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
					<path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
				</svg>
			</Link>
			<div className={styles.inside}>{children}</div>
		</dialog>
	);
}

/** Escape and a click on the veil. Both close the topmost dialog only. */
function closeFromOutside(dialog: HTMLDialogElement): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	let pressedOnVeil = false;
	dialog.addEventListener('pointerdown', ({ target }) => (pressedOnVeil = target === dialog), { signal });
	// The dialog's inside covers all of it: what hits the dialog itself has hit its backdrop.
	dialog.addEventListener('click', ({ target }) => target === dialog && pressedOnVeil && dialog.close(), { signal });
	// The platform would close two dialogs at once that were opened without a touch, that is by their address.
	document.addEventListener(
		'keydown',
		(event) => {
			if (event.key !== 'Escape' || event.defaultPrevented) return;
			if ([...document.querySelectorAll('dialog:modal')].at(-1) !== dialog) return;
			event.preventDefault();
			dialog.close();
		},
		{ signal },
	);
	return () => listening.abort();
}

/** The platform gives the focus back to what opened the dialog; without such, it would be lost. */
function focusInstead(id = 'main') {
	if (document.activeElement && document.activeElement !== document.body) return;
	const place = document.getElementById(id) ?? document.getElementById('main');
	place?.focus({ preventScroll: true });
}

import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { Link } from './link.tsx';

type DialogProps = {
	/** Ids of what names it; the last is that of its heading. */
	labelledBy: string;
	/** The address of the page without the dialog: what its cross leads to where there is no JavaScript. Without it, what is inside has its own Close. */
	closeTo?: string;
	/** Closing leads to another page: the dialog stands until that is there, as does what Forward leads back to. */
	leaves?: boolean;
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
export function Dialog({
	labelledBy,
	closeTo,
	leaves = false,
	onClose,
	returnFocusTo,
	size = 'lg',
	children,
}: DialogProps) {
	const ref = useRef<HTMLDialogElement>(null);
	const leave = useLeaving(leaves, onClose);
	useLayoutEffect(() => {
		const dialog = ref.current;
		if (!dialog) return;
		// Whoever went into the dialog before the script was there stays where they are.
		const focused = dialog.contains(document.activeElement) ? document.activeElement : null;
		dialog.removeAttribute('open');
		dialog.showModal();
		if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
		// Without a cross the first thing to be focused may stand far down, and would be scrolled to.
		else if (!closeTo) document.getElementById(labelledBy.split(' ').at(-1) ?? '')?.focus();
		const stopListening = closeFromOutside(dialog);
		return () => {
			stopListening();
			dialog.close();
			focusInstead(returnFocusTo);
		};
	}, [returnFocusTo, closeTo, labelledBy]);

	const closed = () => {
		if (ref.current?.open) return;
		focusInstead(returnFocusTo);
		onClose();
	};

	return (
		<dialog
			ref={ref}
			open
			className={`${styles.dialog} ${styles[size]}`}
			aria-labelledby={labelledBy}
			onCancel={leave}
			onClose={closed}
		>
			{closeTo && <Cross to={closeTo} />}
			<div className={styles.inside}>{children}</div>
		</dialog>
	);
}

function Cross({ to }: { to: string }) {
	return (
		<Link className={styles.cross} to={to} aria-label="Close" preventScrollReset onClick={askToClose}>
			<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
				<path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
			</svg>
		</Link>
	);
}

/**
 * Answers whoever asks for the dialog to be closed where that leads to another page: only that page is asked for, once. A
 * page that comes back as it was left can be left again.
 */
function useLeaving(leaves: boolean, onClose: () => void) {
	const left = useRef(false);
	useEffect(() => {
		const cameBack = () => {
			left.current = false;
		};
		addEventListener('pageshow', cameBack);
		return () => removeEventListener('pageshow', cameBack);
	}, []);
	return (event: SyntheticEvent<HTMLDialogElement>) => {
		// A file picker that is given up says so by the same event.
		if (!leaves || event.target !== event.currentTarget) return;
		event.preventDefault();
		if (!left.current) onClose();
		left.current = true;
	};
}

/** For links in a dialog that lead to the page without it. */
export function askToClose(event: MouseEvent<HTMLElement>) {
	event.preventDefault();
	const dialog = event.currentTarget.closest('dialog');
	if (dialog) requestClose(dialog);
}

/** As the platform's own method, which some browsers do not have yet. */
function requestClose(dialog: HTMLDialogElement) {
	if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

/** Escape and a click on the veil. Both close the topmost dialog only. */
function closeFromOutside(dialog: HTMLDialogElement): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	let pressedOnVeil = false;
	dialog.addEventListener('pointerdown', ({ target }) => (pressedOnVeil = target === dialog), { signal });
	// The dialog's inside covers all of it: what hits the dialog itself has hit its backdrop.
	dialog.addEventListener('click', ({ target }) => target === dialog && pressedOnVeil && requestClose(dialog), {
		signal,
	});
	// The platform would close two dialogs at once that were opened without a touch, that is by their address.
	document.addEventListener(
		'keydown',
		(event) => {
			if (event.key !== 'Escape' || event.defaultPrevented) return;
			if ([...document.querySelectorAll('dialog:modal')].at(-1) !== dialog) return;
			event.preventDefault();
			requestClose(dialog);
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

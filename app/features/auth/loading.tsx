import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAuth } from './auth-provider.tsx';
import styles from './loading.module.css';

/** Stands in a page's place until it is known who is signed in. */
export function Loading() {
	return (
		<p className={`wrap ${styles.loading}`} role="status">
			Loading...
		</p>
	);
}

/** Most often it is known sooner; a placeholder would only flash. */
const PATIENCE_MS = 100;

/**
 * Puts "Loading..." in the place of a form until it is known who is signed in. The form stays in the page: what was typed before
 * the scripts came is there when it is shown again, and whoever is typing goes on.
 */
export function LoadingInstead({ children }: { children: ReactNode }) {
	const { state } = useAuth();
	const waits = state.status === 'loading';
	const place = useRef<HTMLDivElement>(null);
	const [isLeft, setLeft] = useState(false);
	const isHidden = waits && isLeft;
	useEffect(() => {
		if (!waits) return;
		const timer = setTimeout(() => {
			// In one go: a field that somebody enters between the question and the hiding would take no letter of what they type.
			if (!place.current?.contains(document.activeElement)) flushSync(() => setLeft(true));
		}, PATIENCE_MS);
		return () => clearTimeout(timer);
	}, [waits]);
	return (
		<>
			{isHidden && <Loading />}
			<div ref={place} className={styles.form} hidden={isHidden}>
				{children}
			</div>
		</>
	);
}

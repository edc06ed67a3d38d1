import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './loading.module.css';

/** Stands in a page's place until it is known who is signed in. */
export function Loading() {
	return (
		<p className={`wrap ${styles.loading}`} role="status">
			Loading...
		</p>
	);
}

/**
 * Puts "Loading..." in the place of a form as long as `waits` is true. The form stays in the page: what was typed before the scripts came
 * is there when it is shown again, and whoever is typing goes on.
 */
export function LoadingInstead({ waits, children }: { waits: boolean; children: ReactNode }) {
	const place = useRef<HTMLDivElement>(null);
	const [isHidden, setHidden] = useState(false);
	useEffect(() => setHidden(waits && !place.current?.contains(document.activeElement)), [waits]);
	return (
		<>
			{isHidden && <Loading />}
			<div ref={place} className={styles.form} hidden={isHidden}>
				{children}
			</div>
		</>
	);
}

import { type ReactNode, useEffect, useRef } from 'react';
import styles from './said.module.css';

type SaidProps = { id: string; title: string; children: ReactNode };

/**
 * What became of a form, in the page itself. The words of a message at the edge stand in it for those without JavaScript
 * (decision X5).
 */
export function Said({ id, title, children }: SaidProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	// The button that had the focus is gone, or far below.
	useEffect(() => heading.current?.focus(), []);
	return (
		<section className={styles.said} aria-labelledby={id}>
			<h2 id={id} ref={heading} tabIndex={-1}>
				{title}
			</h2>
			{children}
		</section>
	);
}

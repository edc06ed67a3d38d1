import type { ReactNode } from 'react';
import { Buttons } from '#app/ui/forms/form-parts.tsx';
import styles from './empty-list.module.css';

/** What stands in a list's place while there is nothing in it, with something to do about it. */
export function EmptyList({ text, children }: { text: string; children?: ReactNode }) {
	return (
		<div className={styles.empty}>
			<p>{text}</p>
			{children && <Buttons>{children}</Buttons>}
		</div>
	);
}

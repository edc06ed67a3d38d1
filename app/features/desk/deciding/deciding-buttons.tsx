import type { ReactNode } from 'react';
import { Buttons } from '#app/ui/forms/form-parts.tsx';
import styles from './deciding-buttons.module.css';

/** The buttons of a form that decides: seen without scrolling as soon as its form begins on the screen. */
export const DecidingButtons = ({ children }: { children: ReactNode }) => (
	<div className={styles.bar}>
		<Buttons>{children}</Buttons>
	</div>
);

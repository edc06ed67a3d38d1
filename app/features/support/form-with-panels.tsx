import type { ComponentProps, ReactNode } from 'react';
import { FormHead } from '#app/ui/forms/form-page.tsx';
import styles from './form-with-panels.module.css';

type FormWithPanelsProps = ComponentProps<typeof FormHead> & {
	/** What stands beside the form, and under it on a phone. */
	panels: ReactNode;
	children: ReactNode;
};

/** A form with panels at its side: heading and panels in one column, the form in the wide one. */
export function FormWithPanels({ panels, children, ...head }: FormWithPanelsProps) {
	return (
		<div className={`wrap ${styles.page}`}>
			<header className={styles.head}>
				<FormHead {...head} />
			</header>
			<div className={styles.main}>{children}</div>
			<div className={styles.panels}>{panels}</div>
		</div>
	);
}

/** One panel: a small heading on a rule, and what belongs to it. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className={styles.panel}>
			<h2>{title}</h2>
			{children}
		</section>
	);
}

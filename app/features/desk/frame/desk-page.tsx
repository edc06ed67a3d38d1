import type { ReactNode } from 'react';
import { Note } from '#app/ui/forms/form-parts.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import styles from './desk-page.module.css';

type DeskPageProps = {
	title: ReactNode;
	/** The way here, where there is one. */
	way?: ReactNode;
	/** Beside the heading. */
	aside?: ReactNode;
	/** What has just happened, or why it has not. */
	flash?: ReactNode;
	/** One column of reading width, for a form or a text. */
	narrow?: boolean;
	children: ReactNode;
};

/** A page of the desk: its heading on a rule, what has just happened, and its parts below each other. */
export function DeskPage({ title, way, aside, flash, narrow, children }: DeskPageProps) {
	return (
		<div className={`wrap ${styles.page}`}>
			{way}
			<SectionHead level={1} title={title}>
				{aside}
			</SectionHead>
			{flash && <Note role="status">{flash}</Note>}
			<div className={narrow ? styles.narrow : styles.parts}>{children}</div>
		</div>
	);
}

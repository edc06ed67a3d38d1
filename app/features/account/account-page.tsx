import type { ReactNode } from 'react';
import { SectionHead } from '../../ui/section-head.tsx';
import type { Message } from '../auth/auth-words.ts';
import { FlashNote } from '../auth/flash-note.tsx';
import styles from './account-page.module.css';

type AccountPageProps = {
	title: ReactNode;
	/** What has just happened. */
	flash?: Message | null;
	/** Beside the heading. */
	aside?: ReactNode;
	children: ReactNode;
};

/** A private page: its heading on a rule, what has just happened, and its parts below each other. */
export function AccountPage({ title, flash = null, aside, children }: AccountPageProps) {
	return (
		<div className={`wrap ${styles.page}`}>
			<SectionHead level={1} title={title}>
				{aside}
			</SectionHead>
			<FlashNote message={flash} />
			{children}
		</div>
	);
}

/** One part of a private page: its heading in the narrow column, what belongs to it in the wide one. */
export function AccountSection({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
	return (
		<section className={styles.section} aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			<div className={styles.inside}>{children}</div>
		</section>
	);
}

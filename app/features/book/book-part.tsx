import type { ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import styles from './book-part.module.css';

type BookPartProps = {
	id: string;
	title: string;
	/** Where all of it is, and what that is called; left out where all of it is here. */
	all?: { to: string; label: string } | null;
	/** Beside the heading. */
	aside?: ReactNode;
	/** One of the wide column, with a larger heading. */
	isWide?: boolean;
	children: ReactNode;
};

/** A part of a golfer's book: its heading on a rule, what is in it, and the way to all of it. */
export const BookPart = ({ id, title, all, aside, isWide, children }: BookPartProps) => (
	<section className={styles.part} aria-labelledby={id} data-wide={isWide || undefined}>
		<header>
			<h2 id={id}>{title}</h2>
			{aside}
		</header>
		{children}
		{all && (
			<Link className={styles.all} to={all.to}>
				{all.label}
			</Link>
		)}
	</section>
);

import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { OnlyYou } from '../rounds/only-you.tsx';
import styles from './book-head.module.css';
import { type Count, Counts } from './counts.tsx';

type BookHeadProps = {
	title: string;
	counts: readonly Count[];
	/** What can be done here. */
	children?: ReactNode;
};

/** The opening of a page of a golfer's book: what it holds, in numbers larger than the page's name. */
export const BookHead = ({ title, counts, children }: BookHeadProps) => (
	<header className={styles.head}>
		<div className={styles.name}>
			<h1>{title}</h1>
			<OnlyYou>
				Only you see this page. <Link to={paths.shownGolf()}>Show it</Link>
			</OnlyYou>
		</div>
		<Counts counts={counts} />
		{children && <div className={styles.ways}>{children}</div>}
	</header>
);

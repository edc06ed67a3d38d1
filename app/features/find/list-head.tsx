import type { ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import type { FindNote, ListChoice } from './choices.ts';
import styles from './list-head.module.css';
import { ListOrder } from './list-order.tsx';

type ListHeadProps = {
	/** "38 links in Ireland"; null where nothing was asked for. */
	answer: string | null;
	/** "Best rated first". */
	order: string;
	sorts: ListChoice[];
	/** How far around the town or the reader; none where neither is known. */
	radii: ListChoice[];
	notes: FindNote[];
	/** What stands below the page's own heading. */
	children: ReactNode;
};

/** Over the list: what was found, in which order, and what day, handicap and place have done to it. */
export function ListHead({ answer, order, sorts, radii, notes, children }: ListHeadProps) {
	return (
		<header className={styles.head}>
			<h1 id="found" tabIndex={-1}>
				{answer ?? 'Find Golf Courses'}
			</h1>
			{answer === null && <p className={styles.lead}>{children}</p>}
			<ListOrder order={order} sorts={sorts} radii={radii} />
			{notes.length > 0 && (
				<ul className={styles.notes}>
					{notes.map(({ about, text, links }) => (
						<li key={about}>
							<strong>{about}:</strong> {text}{' '}
							{links.map(({ label, to }) => (
								<Link key={label} to={to} preventScrollReset>
									{label}
								</Link>
							))}
						</li>
					))}
				</ul>
			)}
		</header>
	);
}

import styles from './choice-links.module.css';
import { Link } from './link.tsx';

/** With an `id` its address can name the link itself: the focus stays on it where the page comes anew. */
export type Choice = { label: string; to: string; chosen: boolean; id?: string };

/** A row of choices of which one holds, each with an address of its own (continent filters, views, sorts). */
export function ChoiceLinks({ choices, label }: { choices: Choice[]; label: string }) {
	return (
		<nav className={styles.row} aria-label={label}>
			<ul className={styles.choices}>
				{choices.map(({ label: text, to, chosen, id }) => (
					<li key={text}>
						<Link to={to} id={id} aria-current={chosen ? 'true' : undefined} preventScrollReset>
							{text}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

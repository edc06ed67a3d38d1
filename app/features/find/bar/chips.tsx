import { Link } from '../../../ui/link.tsx';
import styles from './chips.module.css';

type Way = { label: string; to: string };

/** What narrows the list, to be taken off one by one, and another way to read the text. */
export function Chips({ chips, instead }: { chips: Way[]; instead: Way | null }) {
	return (
		<>
			<List chips={chips} />
			{instead && (
				<p className={styles.instead}>
					<Link to={instead.to} rel="nofollow" preventScrollReset>
						{instead.label}
					</Link>
				</p>
			)}
		</>
	);
}

function List({ chips }: { chips: Way[] }) {
	if (chips.length === 0) return null;
	return (
		<ul className={styles.chips} aria-label="Chosen filters">
			{chips.map(({ label, to }) => (
				<li key={to}>
					<Link to={to} preventScrollReset>
						<span className="sr-only">Take off </span>
						<bdi>{label}</bdi>
						<span aria-hidden="true">×</span>
					</Link>
				</li>
			))}
		</ul>
	);
}

import { useNavigate } from 'react-router';
import { Link } from '../../ui/link.tsx';
import type { FindNote, ListChoice } from './choices.ts';
import styles from './list-tools.module.css';

type ListToolsProps = { sorts: ListChoice[]; chips: { label: string; to: string }[]; notes: FindNote[] };

/** Over the list: what narrows it, to be taken off one by one, and how it is ordered. */
export function ListTools({ sorts, chips, notes }: ListToolsProps) {
	return (
		<>
			{notes.length > 0 && (
				<ul className={styles.notes}>
					{notes.map(({ about, text, off, to }) => (
						<li key={about}>
							<strong>{about}:</strong> {text}{' '}
							<Link to={to} preventScrollReset>
								{off}
							</Link>
						</li>
					))}
				</ul>
			)}
			{chips.length > 0 && (
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
			)}
			<Sorts sorts={sorts} />
		</>
	);
}

function Sorts({ sorts }: { sorts: ListChoice[] }) {
	const navigate = useNavigate();
	const ask = async (to: string) => {
		const asked = location.href;
		const near = await import('./locate.ts').then(
			({ locate }) => locate(),
			() => null,
		);
		// The browser may have asked for long; whoever has gone on is left where they are.
		if (location.href === asked) navigate(near ? `${to}&near=${near}` : to, { preventScrollReset: true });
	};
	return (
		<nav className={styles.sorts} aria-label="Sort by">
			<span aria-hidden="true">Sort by</span>
			{sorts.map(({ label, to, chosen, asksPlace }) => (
				<Link
					key={label}
					to={to}
					rel="nofollow"
					aria-current={chosen ? 'true' : undefined}
					preventScrollReset
					onClick={(event) => {
						if (!asksPlace || event.metaKey || event.ctrlKey) return;
						event.preventDefault();
						void ask(to);
					}}
				>
					{label}
				</Link>
			))}
		</nav>
	);
}

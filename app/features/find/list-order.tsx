import { type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Announced } from '../../ui/announced.tsx';
import { ChoiceLinks } from '../../ui/choice-links.tsx';
import { Link } from '../../ui/link.tsx';
import type { ListChoice } from './choices.ts';
import styles from './list-order.module.css';

type ListOrderProps = { order: string; sorts: ListChoice[]; radii: ListChoice[] };

/** In which order the list stands, and the others that it can have; on a phone these are folded away. */
export function ListOrder({ order, sorts, radii }: ListOrderProps) {
	const { ask, refused } = useNearMe();
	return (
		<>
			<details className={styles.order}>
				<summary>
					<span>{order}</span> <strong>Change order</strong>
				</summary>
				<nav aria-label="Sort by">
					{sorts.map(({ label, to, chosen, asksPlace }) =>
						asksPlace ? (
							<button key={label} type="button" onClick={(event) => void ask(to, event)}>
								{label}
							</button>
						) : (
							<Link
								key={label}
								to={to}
								rel="nofollow"
								aria-current={chosen ? 'true' : undefined}
								preventScrollReset
								onClick={fold}
							>
								{label}
							</Link>
						),
					)}
					<Link to={paths.howWeRate()}>How we rate</Link>
				</nav>
			</details>
			<Announced isSuccess>{refused}</Announced>
			{radii.length > 0 && <ChoiceLinks label="Within" choices={radii} />}
		</>
	);
}

const fold = ({ currentTarget }: MouseEvent<HTMLElement>) => currentTarget.closest('details')?.removeAttribute('open');

/** Stands for what asks, where that cannot be fetched. */
const OUT_OF_REACH = { locate: async () => null, REFUSED: 'You are offline, so nothing has changed.' };

/** Asks the browser where the reader is and goes to the address with that place; refused, everything stays as it was. */
function useNearMe() {
	const navigate = useNavigate();
	const [refused, setRefused] = useState('');
	const ask = async (to: string, event: MouseEvent<HTMLElement>) => {
		fold(event);
		setRefused('');
		const asked = location.href;
		const { locate, REFUSED } = await import('./locate.ts').catch(() => OUT_OF_REACH);
		const near = await locate();
		// The browser may have asked for long; whoever has gone on is left where they are.
		if (location.href !== asked) return;
		if (near) navigate(`${to}&near=${near}`, { preventScrollReset: true });
		else setRefused(REFUSED);
	};
	return { ask, refused };
}

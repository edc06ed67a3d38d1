import { formatNumber } from '#app/lib/format/format.ts';
import { REGION_PAGE_FROM } from '#domain/catalogue/places/places.ts';
import type { PlaceRing } from '#domain/reviews/lists/ring-queries.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { Ring } from '../rings/ring.tsx';
import styles from './ring-rows.module.css';

/** `to`: its page; null where it has none. */
type RingRow = { name: string; to: string | null; played: number; of: number };

/** Places or guides with how many of their courses were played, as a ring and in words. */
export const RingRows = ({ rings }: { rings: readonly RingRow[] }) => (
	<ul>
		{rings.map(({ name, to, played, of }) => (
			<li key={to ?? name} className={styles.row}>
				<Ring played={played} of={of} />
				<span className={styles.name}>{to === null ? name : <Link to={to}>{name}</Link>}</span>
				<span className={styles.words}>
					<b>{formatNumber(played)}</b> of {formatNumber(of)}
				</span>
			</li>
		))}
	</ul>
);

export const rowOfPlace = ({ name, land, region, listed, played, of }: PlaceRing): RingRow => ({
	...{ name, played, of },
	to: region !== null && listed < REGION_PAGE_FROM ? null : paths.place(land, region),
});

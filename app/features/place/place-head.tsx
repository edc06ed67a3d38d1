import type { ReactNode } from 'react';
import { FollowForm } from '../following/follow-form.tsx';
import { PlayedRing } from '../rings/played-ring.tsx';
import styles from './place-head.module.css';
import { PlaceName, type PlaceNameProps } from './place-name.tsx';

type PlaceHeadProps = PlaceNameProps & {
	/** Null where it is not known where the place lies. */
	map: { src: string; alt: string; width: number; height: number } | null;
	/** The reader's ring of the place: its address without a page, and how many courses stand in its lists. */
	ring?: { at: string; of: number };
	children: ReactNode;
};

/** Opens the page of a country, a region or the world: the name set large beside its map. */
export function PlaceHead({ map, ring, children, ...named }: PlaceHeadProps) {
	return (
		<header className={styles.head}>
			<div className={styles.words}>
				<PlaceName {...named} />
				<div className={styles.deck}>{children}</div>
				{ring && <FollowForm at={ring.at} name={named.name} />}
			</div>
			<div className={styles.side}>
				{map && <img className={styles.map} {...map} alt={map.alt} decoding="async" />}
				{ring && <PlayedRing {...ring} />}
			</div>
		</header>
	);
}

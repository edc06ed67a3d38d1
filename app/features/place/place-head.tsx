import type { ReactNode } from 'react';
import styles from './place-head.module.css';

type PlaceHeadProps = {
	/** Above the name: the continent, or the country of a region. */
	kicker: string;
	name: string;
	/** What the element says that holds a name in another language than the page's. */
	language?: { lang: string } | null;
	/** Null where it is not known where the place lies. */
	map: { src: string; alt: string; width: number; height: number } | null;
	children: ReactNode;
};

/** Opens the page of a country, a region or the world: the name set large beside its map. */
export function PlaceHead({ kicker, name, language, map, children }: PlaceHeadProps) {
	return (
		<header className={styles.head}>
			<div className={styles.words}>
				<p className={`kicker ${styles.kicker}`}>{kicker}</p>
				<h1 data-long={name.length > 16 || undefined}>
					<bdi {...language}>{name}</bdi>
				</h1>
				<div className={styles.deck}>{children}</div>
			</div>
			{map && <img className={styles.map} {...map} alt={map.alt} decoding="async" />}
		</header>
	);
}

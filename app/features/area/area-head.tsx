import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { FollowForm } from '../following/follow-form.tsx';
import { PlaceName } from '../place/place-name.tsx';
import { PlayedRing } from '../rings/played-ring.tsx';
import styles from './area-head.module.css';

type AreaHeadProps = {
	kicker: string;
	area: { slug: string; name: string };
	/** Null where there is no course to be shown on it. */
	mapAlt: string | null;
	/** How many stand in its lists. */
	courses: number;
	children: ReactNode;
};

/** Opens the page of a golf area: the name and what there is to say of it, and below them its map from side to side. */
export function AreaHead({ kicker, area: { slug, name }, mapAlt, courses, children }: AreaHeadProps) {
	return (
		<header className={styles.head}>
			<div>
				<PlaceName kicker={kicker} name={name} />
			</div>
			<div className={styles.deck}>
				{children}
				<FollowForm at={paths.area(slug)} name={name} />
			</div>
			{mapAlt !== null && (
				<picture className={styles.map}>
					<source media="(width >= 48rem)" srcSet={paths.map(`wide-areas/${slug}`)} width={1200} height={420} />
					<img src={paths.map(`areas/${slug}`)} alt={mapAlt} width={800} height={600} decoding="async" />
				</picture>
			)}
			<div className={styles.ring}>
				<PlayedRing at={paths.area(slug)} of={courses} />
			</div>
		</header>
	);
}

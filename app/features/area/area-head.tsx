import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import styles from './area-head.module.css';

type AreaHeadProps = {
	/** Above the name: what it is, and where. */
	kicker: string;
	area: { slug: string; name: string };
	/** Null where there is no course to be shown on it. */
	mapAlt: string | null;
	children: ReactNode;
};

/** Opens the page of a golf area: the name and what there is to say of it, and below them its map from side to side. */
export function AreaHead({ kicker, area: { slug, name }, mapAlt, children }: AreaHeadProps) {
	return (
		<header className={styles.head}>
			<div>
				<p className={`kicker ${styles.kicker}`}>{kicker}</p>
				<h1 data-long={name.length > 16 || undefined}>{name}</h1>
			</div>
			<div className={styles.deck}>{children}</div>
			{mapAlt !== null && (
				<picture className={styles.map}>
					<source media="(width >= 48rem)" srcSet={paths.map(`wide-areas/${slug}`)} width={1200} height={420} />
					<img src={paths.map(`areas/${slug}`)} alt={mapAlt} width={800} height={600} decoding="async" />
				</picture>
			)}
		</header>
	);
}

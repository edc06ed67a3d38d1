import { Suspense } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Site } from '#app/lib/context.ts';
import { formatNumber } from '#app/lib/format/format.ts';
import type { BookMap } from '#domain/rounds/map-queries.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { paths } from '../../lib/paths.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Link } from '../../ui/link.tsx';
import styles from './life-map.module.css';

type LifeMapProps = {
	map: BookMap;
	/** The address of the same map as a picture. */
	picture: string;
	/** How many courses the member wants to play; null where the map has none of them. */
	wanted: number | null;
};

const MovedLifeMap = lazyPart(
	async () => (await import('./moved-life-map.tsx')).MovedLifeMap,
	({ picture }: LifeMapProps & { style: string | null }) => <Picture src={picture} />,
);

/** The courses of a golfer's life: filled dots are played, open ones wanted. A picture, and a map that moves once the page is at work. */
export function LifeMap(props: LifeMapProps) {
	const style = useRouteLoaderData<Site>('root')?.mapStyle?.url ?? null;
	const isAwake = useHydrated();
	const picture = <Picture src={props.picture} />;
	return (
		<div className={styles.map}>
			<div className={styles.place}>
				{isAwake ? (
					<Suspense fallback={picture}>
						<MovedLifeMap {...props} style={style} />
					</Suspense>
				) : (
					picture
				)}
			</div>
			<Key wanted={props.wanted} />
		</div>
	);
}

const Picture = ({ src }: { src: string }) => (
	<img src={src} alt="Map of these courses; they are listed at Your courses" width={800} height={600} loading="lazy" />
);

function Key({ wanted }: Pick<LifeMapProps, 'wanted'>) {
	return (
		<p className={styles.key}>
			<span>
				<svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
					<circle cx="7" cy="7" r="6" />
				</svg>
				Played
			</span>
			{wanted !== null && (
				<span>
					<svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
						<circle cx="7" cy="7" r="5" data-open="" />
					</svg>
					Want to play <b>{formatNumber(wanted)}</b>
				</span>
			)}
			<Link to={paths.memberCourses()}>All of them as a list</Link>
		</p>
	);
}

import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { MovedWayProps } from './moved-way.tsx';
import styles from './way-map.module.css';

export type WayMapProps = MovedWayProps & {
	/** The address of the same map as a picture. */
	picture: string;
};

const MovedWay = lazyPart(
	async () => (await import('./moved-way.tsx')).MovedWay,
	({ picture }: WayMapProps) => <Picture src={picture} />,
);

/** The courses of a trip or a list, numbered as there: a picture, and a map that moves once the page is at work. */
export function WayMap(props: WayMapProps) {
	const isAwake = useHydrated();
	const picture = <Picture src={props.picture} />;
	return (
		<div className={styles.place}>
			{isAwake && props.map.box ? (
				<Suspense fallback={picture}>
					<MovedWay {...props} />
				</Suspense>
			) : (
				picture
			)}
		</div>
	);
}

const Picture = ({ src }: { src: string }) => (
	<img src={src} alt="Map of the courses, numbered as in the list" width={800} height={600} />
);

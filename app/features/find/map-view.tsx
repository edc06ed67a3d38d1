import { type ReactNode, Suspense } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Site } from '#app/lib/context.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import type { MapFacts } from './find-map.server.ts';
import styles from './map-view.module.css';

const CourseMap = lazyPart(
	async () => (await import('../map/course-map.tsx')).CourseMap,
	() => <p>The map cannot be shown just now.</p>,
);

/** The map beside the list that it narrows; on a phone above it. The filters are folded away for it, at every width. The map's code comes with this view only. */
export function MapView({ map, children }: { map: MapFacts; children: ReactNode }) {
	const style = useRouteLoaderData<Site>('root')?.mapStyle?.url ?? null;
	return (
		<div className={styles.view} data-map="">
			<div>
				<Suspense>
					<CourseMap map={map} style={style} />
				</Suspense>
			</div>
			<div>{children}</div>
		</div>
	);
}

import { useRouteLoaderData } from 'react-router';
import type { Site } from '#app/lib/context.ts';
import { IslandPlace } from '#app/lib/island-place.tsx';
import { paths } from '#app/lib/paths.ts';
import { Link } from '#app/ui/link.tsx';
import type { ListMap } from '#domain/lists/map-queries.ts';
import type { ShownList } from '#domain/lists/public-queries.ts';
import { CourseName } from '../course-card/course-name.tsx';
import { WayMap } from '../way-map/way-map.tsx';
import styles from './list-map.module.css';

type ListMapViewProps = {
	map: ListMap;
	/** The address of the map as a picture. */
	picture: string;
	entries: ShownList['entries'];
};

/** The courses of a list on a map, and beside it what its numbers mean. */
export function ListMapView({ map, picture, entries }: ListMapViewProps) {
	const style = useRouteLoaderData<Site>('root')?.mapStyle?.url ?? null;
	if (!map.box) return <p className={styles.none}>Where its courses lie is not known.</p>;
	const props = { map, picture, style, isWay: false };
	const isPlaced = new Set(map.places.map(({ number }) => number));
	return (
		<div className={styles.view}>
			<IslandPlace name="list-map" wake="sight" props={props} className={styles.map}>
				<WayMap {...props} />
			</IslandPlace>
			<ol className={styles.names}>
				{entries.map(({ course }, index) => (
					<li key={course.id}>
						<span aria-hidden="true">{index + 1}</span>
						<Link to={paths.course(course)}>
							<CourseName course={course} />
						</Link>
						{!isPlaced.has(index + 1) && <small>not on the map: its position is not known</small>}
					</li>
				))}
			</ol>
		</div>
	);
}

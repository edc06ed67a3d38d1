import { useId } from 'react';
import { formatCount } from '#app/lib/format/format.ts';
import type { BookPlace } from '#domain/rounds/map-queries.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { CourseName } from '../course-card/course-name.tsx';
import { MapCard } from '../map/map-card.tsx';
import styles from './places-here.module.css';

type PlacesHereProps = { places: readonly BookPlace[]; onClose: () => void };

/** The courses of the dots that were pressed. */
export function PlacesHere({ places, onClose }: PlacesHereProps) {
	const name = useId();
	return (
		<MapCard name={name} onClose={onClose} className={styles.card}>
			<h2 id={name}>{places.length === 1 ? 'Course' : formatCount(places.length, 'course')} here</h2>
			<ul>
				{places.map((course) => (
					<li key={course.slug}>
						<Link to={paths.course(course)}>
							<CourseName course={course} />
						</Link>
						<small>{course.isPlayed ? 'Played' : 'Want to play'}</small>
					</li>
				))}
			</ul>
		</MapCard>
	);
}

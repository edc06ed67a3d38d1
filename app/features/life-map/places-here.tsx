import { useId } from 'react';
import { formatCount } from '#app/lib/format/format.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { CourseName } from '../course-card/course-name.tsx';
import { MapCard } from '../map/map-card.tsx';
import styles from './places-here.module.css';
import type { Place } from './places-near.ts';

type PlacesHereProps<Some extends Place> = {
	places: readonly Some[];
	/** What is said of a course beside its name. */
	wordsOf: (place: Some) => string;
	onClose: () => void;
};

/** The courses of the dots that were pressed. */
export function PlacesHere<Some extends Place>({ places, wordsOf, onClose }: PlacesHereProps<Some>) {
	const name = useId();
	return (
		<MapCard name={name} onClose={onClose} className={styles.card}>
			<h2 id={name}>{places.length === 1 ? 'Course' : formatCount(places.length, 'course')} here</h2>
			<ul>
				{places.map((course) => (
					<li key={`${course.slug} ${wordsOf(course)}`}>
						<Link to={paths.course(course)}>
							<CourseName course={course} />
						</Link>
						<small>{wordsOf(course)}</small>
					</li>
				))}
			</ul>
		</MapCard>
	);
}

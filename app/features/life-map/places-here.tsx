import { useEffect, useId, useRef } from 'react';
import { formatCount } from '#app/lib/format/format.ts';
import type { BookPlace } from '#domain/rounds/map-queries.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { CourseName } from '../course-card/course-name.tsx';
import styles from './places-here.module.css';

type PlacesHereProps = { places: readonly BookPlace[]; onClose: () => void };

/** The courses of the dots that were pressed. */
export function PlacesHere({ places, onClose }: PlacesHereProps) {
	const card = useRef<HTMLElement>(null);
	const name = useId();
	// Whoever chose with the keyboard reads on in the card.
	useEffect(() => card.current?.focus({ preventScroll: true }), []);
	return (
		<section
			ref={card}
			className={styles.card}
			aria-labelledby={name}
			tabIndex={-1}
			onKeyDown={({ key }) => key === 'Escape' && onClose()}
		>
			<h2 id={name}>{places.length === 1 ? 'Course' : formatCount(places.length, 'course')} here</h2>
			<button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
				<svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
					<path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
				</svg>
			</button>
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
		</section>
	);
}

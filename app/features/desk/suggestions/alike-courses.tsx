import { CourseName } from '#app/features/course-card/course-name.tsx';
import { TownName } from '#app/features/course-card/course-place.tsx';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { formatDistance } from '#app/lib/format/fact-format.ts';
import type { AlikeCourse } from '#domain/course-desk/suggestion-queries.ts';
import { SheetPart } from '../sheet/sheet-part.tsx';
import styles from './alike-courses.module.css';

type AlikeCoursesProps = { country: string; courses: readonly AlikeCourse[] };

/** Courses that a suggested one may be already, with how far they lie from its town, and all of them on a map. */
export function AlikeCourses({ country, courses }: AlikeCoursesProps) {
	const positions = courses.flatMap(({ position }) => position ?? []);
	return (
		<SheetPart id="alike" title="Is it here already?">
			{courses.length === 0 && <p>No course of a like name, and none near its town.</p>}
			<div className={styles.columns}>
				<ul className={styles.list}>
					{courses.map(({ id, name, location, kilometres }) => (
						<li key={id}>
							<a href={deskPaths.course(id)}>
								<CourseName course={{ name, country }} />
							</a>
							<small>
								<TownName name={location} country={country} />
								{kilometres !== null && ` · ${formatDistance(kilometres)} from the town`}
							</small>
						</li>
					))}
				</ul>
				{positions.length > 0 && (
					<img
						className={styles.map}
						src={deskPaths.map(country, positions)}
						alt="Map with a dot for each of these courses"
						width={800}
						height={600}
					/>
				)}
			</div>
		</SheetPart>
	);
}

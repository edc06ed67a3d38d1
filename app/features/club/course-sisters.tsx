import { nameInClub } from '#domain/catalogue/clubs/club-names.ts';
import type { ClubCourse } from '#domain/catalogue/clubs/club-queries.ts';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { CourseName } from '../course-card/course-name.tsx';
import { CourseLine } from '../place/course-line.tsx';
import { holesInWords } from './club-words.ts';
import styles from './course-sisters.module.css';

/** The other courses of a course's club, each as its club calls it. */
export function CourseSisters({ course, sisters }: { course: CourseDetails; sisters: ClubCourse[] }) {
	const { club, country } = course;
	if (!club || sisters.length === 0) return null;
	return (
		<section className={styles.section} aria-labelledby="sisters">
			<h2 id="sisters">
				The other {sisters.length === 1 ? 'course' : 'courses'} of <CourseName course={{ name: club.name, country }} />
			</h2>
			<ul>
				{sisters.map((sister) => (
					<li key={sister.id}>
						<CourseLine
							course={{ ...sister, name: nameInClub(sister.name, club.name), location: '' }}
							note={holesInWords(sister)}
							isPictured
						/>
					</li>
				))}
			</ul>
		</section>
	);
}

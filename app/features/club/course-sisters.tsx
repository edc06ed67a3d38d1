import { formatRating } from '#app/lib/format/format.ts';
import { nameInClub } from '#domain/catalogue/clubs/club-names.ts';
import type { ClubCourse } from '#domain/catalogue/clubs/club-queries.ts';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { CourseName } from '../course-card/course-name.tsx';
import { CoverPicture } from '../course-card/cover-picture.tsx';
import { newWords, scoreInWords } from '../rating/score.tsx';
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
						<div className={styles.picture}>
							<CoverPicture course={sister} />
						</div>
						<div className={styles.words}>
							<h3 className={styles.name}>
								<a href={paths.course(sister)}>
									<CourseName course={{ name: nameInClub(sister.name, club.name), country }} />
								</a>
							</h3>
							<p>{[sister.kind, holesInWords(sister)].filter(Boolean).join(' · ')}</p>
						</div>
						<SisterScore sister={sister} />
					</li>
				))}
			</ul>
		</section>
	);
}

function SisterScore({ sister: { score, kind } }: { sister: ClubCourse }) {
	if (score.value === null) return <p className={styles.none}>{kind === null ? 'not yet rated' : 'not ranked'}</p>;
	const isNew = newWords(score);
	return (
		<p className={styles.score}>
			<span className="sr-only">{scoreInWords(score)}</span>
			<span aria-hidden="true">{formatRating(score.value)}</span>
			{isNew && <small aria-hidden="true">{isNew}</small>}
		</p>
	);
}

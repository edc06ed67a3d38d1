import { coverWords } from '#app/features/course-card/cover-words.ts';
import { PhotographPicture } from '#app/features/photographs/photograph-picture.tsx';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { CoverChoice } from '#domain/pictures/cover-queries.ts';
import { CoverChoiceForm } from '../things/cover-choice.tsx';
import styles from './course-covers.module.css';

type CourseCoversProps = {
	course: { id: number; name: string };
	choices: readonly CoverChoice[];
	/** Editors have given it a picture, which stands before all of these. */
	hasPicture: boolean;
};

/** The golfers' photographs of a course, to choose its cover from. */
export function CourseCovers({ course, choices, hasPicture }: CourseCoversProps) {
	if (choices.length === 0) return null;
	return (
		<section className={styles.section} aria-labelledby="covers">
			<SectionHead title="Cover" id="covers">
				<p>
					{hasPicture
						? 'The picture above stands before all of these.'
						: 'The one chosen last stands for the course. Without one its cover is drawn.'}
				</p>
			</SectionHead>
			<ul className={styles.list}>
				{choices.map((choice) => (
					<li key={choice.id} className={styles.one}>
						<a href={deskPaths.item('photograph', choice.id)}>
							<PhotographPicture
								photograph={choice}
								sizes="(width < 40rem) 100vw, 300px"
								most="medium"
								className={styles.picture}
								fallback={`${course.name}, photographed by ${choice.userName}`}
							/>
						</a>
						<p className={styles.quiet}>
							<bdi>{choice.userName}</bdi>, {formatDate(choice.day)}
						</p>
						{coverWords(choice) && <p>{coverWords(choice)}</p>}
						{choice.isOwn ? (
							<p className={styles.quiet}>Yours: another editor chooses it.</p>
						) : (
							<CoverChoiceForm
								action={deskPaths.chooseCover(course.id, choice.id)}
								choice={choice}
								of={`the photograph by ${choice.userName} of ${formatDate(choice.day)}`}
							/>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}

import { ArrivalHeading } from '#app/ui/arrival-heading.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Buttons } from '#app/ui/forms/form-parts.tsx';
import type { ListedCourse } from '#domain/reviews/lists/listed-course.ts';
import type { OwnRound } from '#domain/rounds/round-queries.ts';
import { paths } from '../../lib/paths.ts';
import { CourseName } from '../course-card/course-name.tsx';
import { OnlyYou } from './only-you.tsx';
import { formatPlaceInRow, formatWeekday } from './round-words.ts';
import styles from './saved-round.module.css';

type SavedRoundProps = {
	round: OwnRound;
	course: ListedCourse;
	/** The how-manieth it is at the course, and of its year. */
	place: { atCourse: number; ofYear: number };
};

/** What stands in the form's place once a round was saved: which one it is, and ways onward. */
export function SavedRound({ round, course, place }: SavedRoundProps) {
	const year = round.day.slice(0, 4);
	return (
		<section className={styles.saved} aria-labelledby="saved">
			<ArrivalHeading id="saved">Saved</ArrivalHeading>
			<p>
				{formatWeekday(round.day)} {year}. Your {formatPlaceInRow(place.atCourse)} round at{' '}
				<CourseName course={course} />, your {formatPlaceInRow(place.ofYear)} of {year}.
			</p>
			{round.shown ? <p>Your public page shows this round.</p> : <OnlyYou>Only you see this round.</OnlyYou>}
			<Buttons>
				<ButtonLink to={paths.memberGolf()}>My golf</ButtonLink>
				{round.reviewId === null && (
					<ButtonLink look="line" to={paths.createReview({ course: course.slug, round: round.id })}>
						Make it a review
					</ButtonLink>
				)}
				<ButtonLink look="line" to={paths.editRound(round.id)}>
					Edit the round
				</ButtonLink>
				<ButtonLink look="quiet" to={paths.course(course)}>
					Back to the course
				</ButtonLink>
			</Buttons>
		</section>
	);
}

import { Buttons } from '#app/ui/forms/form-parts.tsx';
import { SUGGESTION_MESSAGES } from '#domain/catalogue/suggestion-messages.ts';
import { paths } from '../../lib/paths.ts';
import { ArrivalHeading } from '../../ui/arrival-heading.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CourseName } from '../course-card/course-name.tsx';
import styles from './thanks.module.css';

/** What stands in the form's place once a suggestion was taken. */
export function Thanks({ course }: { course: { slug: string; name: string; country: { slug: string } } | null }) {
	return (
		<section className={styles.thanks} aria-labelledby="thanks">
			<ArrivalHeading id="thanks">{SUGGESTION_MESSAGES.successTitle}</ArrivalHeading>
			<p>An editor looks at it, checks the facts, and puts what is right into the catalogue.</p>
			<Buttons>
				{course && (
					<ButtonLink to={paths.course(course)}>
						Back to <CourseName course={course} />
					</ButtonLink>
				)}
				<ButtonLink look={course ? 'line' : 'green'} to={paths.findCourse()}>
					Find a course
				</ButtonLink>
				<ButtonLink look="quiet" to={paths.suggestCourse()}>
					Suggest another
				</ButtonLink>
			</Buttons>
		</section>
	);
}

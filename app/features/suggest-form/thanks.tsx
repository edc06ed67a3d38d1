import { useEffect, useRef } from 'react';
import { SUGGESTION_MESSAGES } from '#domain/catalogue/suggestion-messages.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Buttons } from '../../ui/form-parts.tsx';
import styles from './thanks.module.css';

/** What stands in the form's place once a suggestion was taken. */
export function Thanks({ course }: { course: { slug: string; name: string; country: { slug: string } } | null }) {
	const heading = useRef<HTMLHeadingElement>(null);
	// The form that had the focus is gone.
	useEffect(() => heading.current?.focus(), []);
	return (
		<section className={styles.thanks} aria-labelledby="thanks">
			<h2 id="thanks" ref={heading} tabIndex={-1}>
				{SUGGESTION_MESSAGES.successTitle}
			</h2>
			<p>An editor looks at it, checks the facts, and puts what is right into the catalogue.</p>
			<Buttons>
				{course && <ButtonLink to={paths.course(course)}>Back to {course.name}</ButtonLink>}
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

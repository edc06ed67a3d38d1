import { Form } from 'react-router';
import { formatDate } from '#app/lib/format/format-day.ts';
import { paths } from '#app/lib/paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { CoverFailure } from '#domain/pictures/cover-commands.ts';
import type { CoverChoice } from '#domain/pictures/cover-queries.ts';
import { coverWords } from '../course-card/cover-words.ts';
import { StampField } from '../forms/stamp-field.tsx';
import styles from './cover-choices.module.css';
import { PhotographPicture } from './photograph-picture.tsx';

/** What is said of a choice that was not taken. */
export const COVER_REFUSALS: Record<CoverFailure['kind'], string> = {
	'may-not-choose': 'Only editors and reviewers with the badge choose covers.',
	'photograph-unknown': 'This photograph is not shown any more. Choose another one.',
	'own-thing': 'Somebody else says yes to a photograph of your own.',
};

type CoverChoicesProps = {
	course: { name: string; slug: string; country: { slug: string } };
	choices: readonly CoverChoice[];
	stamp: string;
};

/** The photographs of a course, each with the one press that makes it the cover, or takes that back. */
export function CoverChoices({ course, choices, stamp }: CoverChoicesProps) {
	if (choices.length === 0) return <p>There are no photographs of it yet.</p>;
	return (
		<ul className={styles.list}>
			{choices.map((choice) => (
				<li key={choice.id} className={styles.one}>
					<PhotographPicture
						photograph={choice}
						sizes="(width < 40rem) 100vw, 320px"
						most="medium"
						className={styles.picture}
						fallback={`${course.name}, photographed by ${choice.userName}`}
					/>
					<p className={styles.quiet}>
						<bdi>{choice.userName}</bdi>, {formatDate(choice.day)}
					</p>
					{coverWords(choice) && <p>{coverWords(choice)}</p>}
					{choice.isOwn ? (
						<p className={styles.quiet}>{COVER_REFUSALS['own-thing']}</p>
					) : (
						<Press course={course} choice={choice} stamp={stamp} />
					)}
				</li>
			))}
		</ul>
	);
}

function Press({ course, choice, stamp }: Pick<CoverChoicesProps, 'course' | 'stamp'> & { choice: CoverChoice }) {
	const label = choice.isChosen ? 'Not the cover any more' : 'Make it the cover';
	return (
		<Form method="post" action={choice.isChosen ? paths.dropCover(course) : paths.chooseCover(course)}>
			<StampField stamp={stamp} />
			<input type="hidden" name="photograph" value={choice.id} />
			<Button
				type="submit"
				look="line"
				aria-label={`${label}: the photograph by ${choice.userName} of ${formatDate(choice.day)}`}
			>
				{label}
			</Button>
		</Form>
	);
}

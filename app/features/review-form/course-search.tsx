import { languageOf } from '#app/lib/format/name-language.ts';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import type { CourseChoice } from '#domain/catalogue/shapes.ts';
import { REVIEW_MESSAGES } from '#domain/reviews/messages.ts';
import { Button } from '../../ui/button.tsx';
import { placeOf } from './choice-place.ts';
import styles from './course-search.module.css';
import { LABELS } from './review-fields.ts';

type CourseSearchProps = {
	id: string;
	error?: string;
	course: CourseChoice | null;
	choices: CourseChoice[] | null;
	find: string;
	autoFocus: boolean;
};

/** Without JavaScript: a text to look for, a button that sends the whole form and keeps it, and a select of what was found. */
export function CourseSearch({ id, error, course, choices, find, autoFocus }: CourseSearchProps) {
	const found = (choices ?? []).filter((choice) => choice.id !== course?.id);
	const nothing = find !== '' && choices?.length === 0 ? `No courses found for “${find}”.` : undefined;
	return (
		<div className={styles.search}>
			<TextField
				id={`${id}-find`}
				name="find"
				type="search"
				label="Find your golf course"
				hint="A part of its name, its town or its country. What you have typed is kept."
				error={nothing ?? (choices === null ? REVIEW_MESSAGES.coursesFailed : undefined)}
				defaultValue={find}
				maxLength={100}
			/>
			<Button type="submit" name="intent" value="find" look="line" className={styles.button}>
				Find courses
			</Button>
			<SelectField
				wide
				id={id}
				name="courseId"
				label={LABELS.courseId}
				error={error}
				required
				autoFocus={autoFocus}
				defaultValue={course?.id ?? ''}
			>
				<option value="">Select a golf course</option>
				{(course ? [course, ...found] : found).map((choice) => (
					<option key={choice.id} value={choice.id} {...languageOf(choice.name, choice.country)}>
						{`${choice.name}, ${placeOf(choice)}`}
					</option>
				))}
			</SelectField>
		</div>
	);
}

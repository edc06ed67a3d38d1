import { formatCount } from '#app/lib/format/format.ts';
import { Combobox } from '#app/ui/forms/combobox.tsx';
import type { CourseChoice } from '#domain/catalogue/shapes.ts';
import { REVIEW_MESSAGES } from '#domain/reviews/messages.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { placeOf } from './choice-place.ts';
import styles from './course-field.module.css';
import './course-search.module.css';
import { CourseName } from '../course-card/course-name.tsx';
import { LABELS } from './review-fields.ts';
import { useCourseChoices } from './use-course-choices.ts';

/** Stands in a `noscript`, which no script ever renders: only the server needs its code. */
const CourseSearch = import.meta.env.SSR ? (await import('./course-search.tsx')).CourseSearch : null;

type CourseFieldProps = {
	id: string;
	error?: string;
	course: CourseChoice | null;
	onChoose: (course: CourseChoice | null) => void;
	/** The courses that stand in the list before anything is typed; null when they could not be read. */
	first: CourseChoice[] | null;
	/** What was looked for without JavaScript. */
	find: string;
	autoFocus: boolean;
};

/** The golf course: a select whose list is searched by typing, or a search of the server where there is no script. */
export function CourseField({ id, error, course, onChoose, first, find, autoFocus }: CourseFieldProps) {
	const hydrated = useHydrated();
	const { choices, failed, loading, setTyped } = useCourseChoices(first);
	const waiting = !hydrated || loading;
	return (
		<>
			<Combobox
				wide
				className={styles.scripted}
				id={id}
				// Without a script the plain select below sends the course.
				name={hydrated ? 'courseId' : undefined}
				label={LABELS.courseId}
				error={error}
				items={choices}
				chosen={course}
				onChoose={onChoose}
				onType={setTyped}
				keyOf={({ id: courseId }) => String(courseId)}
				textOf={({ name }) => name}
				render={(choice) => <Choice choice={choice} />}
				disabled={waiting}
				placeholder={waiting ? 'Loading courses...' : 'Select a golf course'}
				listLabel="Courses"
				emptyText={failed ? REVIEW_MESSAGES.coursesFailed : 'No courses found.'}
				countText={(count) => formatCount(count, 'course')}
			/>
			<noscript className={styles.plain}>
				{CourseSearch && (
					<CourseSearch
						id={plainId(id)}
						error={error}
						course={course}
						choices={first}
						find={find}
						autoFocus={autoFocus}
					/>
				)}
			</noscript>
		</>
	);
}

/** The id of the select that stands in the combobox's place without JavaScript. */
export const plainId = (id: string) => `${id}-plain`;

function Choice({ choice }: { choice: CourseChoice }) {
	return (
		<span className={styles.choice}>
			<CourseName course={choice} />
			<small>
				<bdi>{placeOf(choice)}</bdi>
			</small>
		</span>
	);
}

import { Form } from 'react-router';
import { TextField } from '#app/ui/forms/field.tsx';
import type { CourseChoice } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { CourseName } from '../course-card/course-name.tsx';
import styles from './add-course.module.css';

type AddCourseProps = {
	slugs: string[];
	/** What was looked for, and what of it was found; null where nothing was. */
	search: { text: string; found: CourseChoice[] } | null;
};

/** Looks for a further course by name; each that is found is a link that adds it. */
export function AddCourse({ slugs, search }: AddCourseProps) {
	return (
		<section className={styles.add} aria-label="Add a course">
			<Form className={styles.form} role="search" action={paths.compare()}>
				{slugs.map((slug) => (
					<input key={slug} type="hidden" name="course" value={slug} />
				))}
				<TextField
					id="compare-add"
					type="search"
					name="add"
					label="Add a course"
					defaultValue={search?.text ?? ''}
					maxLength={100}
					autoComplete="off"
					enterKeyHint="search"
				/>
				<Button type="submit">Search</Button>
			</Form>
			{search && (
				<div role="status">
					{search.found.length === 0 ? (
						<p>No courses found matching “{search.text}”.</p>
					) : (
						<ul className={styles.found}>
							{search.found.map(({ slug, name, location, country }) => (
								<li key={slug}>
									<Link to={paths.compare([...slugs, slug])}>
										Add <CourseName course={{ name, country }} />
									</Link>{' '}
									<bdi>{[location, country].filter(Boolean).join(', ')}</bdi>
								</li>
							))}
						</ul>
					)}
				</div>
			)}
		</section>
	);
}

import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { NothingFound } from '../course-card/nothing-found.tsx';
import styles from './place-page.module.css';

/** Stands for the list of a place of which no course is known. */
export function NoCourses() {
	return (
		<div className={styles.none}>
			<NothingFound />
			<p>We know no golf course here yet. Do you?</p>
			<ButtonLink to={paths.suggestCourse()} look="line">
				Suggest a course
			</ButtonLink>
		</div>
	);
}

import { paths } from '../../lib/paths.ts';
import { writtenOnce } from '../../lib/written-once.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './suggest-section.module.css';

/** The way to the form for a course that is missing (decision C12). */
export function SuggestSection() {
	return (
		<section
			className={styles.section}
			aria-labelledby="suggest-title"
			{...writtenOnce(() => 'find: suggest a course', inside)}
		/>
	);
}

const inside = () => (
	<>
		<SectionHead title="Suggest a Course" id="suggest-title" />
		<div className={styles.words}>
			<p>Is a course you know missing here, or told wrongly? Give us its name and country; we look it up and add it.</p>
			<ButtonLink to={paths.suggestCourse()}>Suggest a Course</ButtonLink>
		</div>
	</>
);

import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { formatLength } from '../course-length.ts';
import styles from './course-dialog.module.css';

/** Description, type, length, difficulty and facilities; what is a fallback is marked, and says so in words (decision C8). */
export function CourseFacts({ course }: { course: CourseDetails }) {
	const { description, type, length, difficulty, facilities } = course;
	const facts = [
		{ name: 'Type', ...type },
		{ name: 'Length', value: length.typical ? length.text : formatLength(length.metres), typical: length.typical },
		{ name: 'Difficulty', ...difficulty },
	];
	const guessed = [description, ...facts, facilities].some(({ typical }) => typical);
	return (
		<>
			<section className={styles.section}>
				<h3>
					About this course
					{description.typical && <TypicalMark />}
				</h3>
				<p>{description.value}</p>
			</section>
			<section className={styles.section}>
				<h3>Course details</h3>
				<dl className={styles.facts}>
					{facts.map(({ name, value, typical }) => (
						<div key={name}>
							<dt>{name}</dt>
							<dd>
								{value}
								{typical && <TypicalMark />}
							</dd>
						</div>
					))}
				</dl>
			</section>
			<section className={styles.section}>
				<h3>
					Facilities
					{facilities.typical && <TypicalMark />}
				</h3>
				<ul className={styles.facilities}>
					{facilities.value.map((facility) => (
						<li key={facility}>{facility}</li>
					))}
				</ul>
				{guessed && (
					<p className={styles.note}>
						<span aria-hidden="true">* </span>typical values, not confirmed.{' '}
						<Link to={paths.suggestCourse({ course: course.slug })}>Suggest the real ones</Link>
					</p>
				)}
			</section>
		</>
	);
}

function TypicalMark() {
	return (
		<span className={styles.mark}>
			<span aria-hidden="true">*</span>
			<span className="sr-only"> (typical value)</span>
		</span>
	);
}

import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import styles from './course-dialog.module.css';
import type { DialogCourse } from './dialog-data.ts';

/** Description, main facts and facilities; what is a fallback is marked, and says so in words (decision C8). */
export function CourseFacts({ course }: { course: DialogCourse }) {
	const { description, facts, facilities } = course;
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

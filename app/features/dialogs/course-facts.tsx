import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import styles from './course-dialog.module.css';
import type { DialogCourse } from './dialog-data.ts';

/** Description, main facts and facilities; what is a fallback says so beside it (decision K2). */
export function CourseFacts({ course }: { course: DialogCourse }) {
	const { description, facts, facilities } = course.told;
	const isAsked = [description, ...facts, facilities].some(({ value, typical }) => typical || value === null);
	return (
		<>
			<section className={styles.section}>
				<h3>About this course</h3>
				<p>
					<Words {...description} />
				</p>
			</section>
			<section className={styles.section}>
				<h3>Course details</h3>
				<dl className={styles.facts}>
					{facts.map((fact) => (
						<div key={fact.name}>
							<dt>{fact.name}</dt>
							<dd>
								<Words {...fact} />
							</dd>
						</div>
					))}
				</dl>
			</section>
			<section className={styles.section}>
				<h3>Facilities</h3>
				{facilities.value === null ? (
					<Words value={null} typical={false} />
				) : (
					<ul className={styles.facilities}>
						{facilities.value.map((facility) => (
							<li key={facility}>{facility}</li>
						))}
					</ul>
				)}
				{facilities.typical && <Typical />}
				{isAsked && (
					<p className={styles.note}>
						<Link to={paths.suggestCourse({ course: course.slug })}>Do you know it? Tell us</Link>
					</p>
				)}
			</section>
		</>
	);
}

function Words({ value, typical }: { value: string | null; typical: boolean }) {
	if (value === null) return <span className={styles.muted}>not known yet</span>;
	return (
		<>
			{value} {typical && <Typical />}
		</>
	);
}

const Typical = () => <small className={styles.typical}>typical, not confirmed</small>;

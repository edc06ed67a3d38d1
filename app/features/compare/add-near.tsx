import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { CourseName } from '../course-card/course-name.tsx';
import styles from './add-course.module.css';

/** A course that may be added, and why it is offered: "12 km from Ljunghusen", "much like Ljunghusen". */
export type Offered = { slug: string; name: string; country: { slug: string }; why: string };

/** Courses around the first of the comparison and those most like it, each a link that adds it. */
export function AddNear({ slugs, offered }: { slugs: string[]; offered: Offered[] }) {
	if (offered.length === 0) return null;
	return (
		<section className={styles.add} aria-label="Nearby and similar">
			<h2 className={styles.title}>Nearby and similar</h2>
			<ul className={styles.found}>
				{offered.map(({ slug, name, country, why }) => (
					<li key={slug}>
						<Link to={paths.compare([...slugs, slug])}>
							Add <CourseName course={{ name, country }} />
						</Link>
						<bdi>{why}</bdi>
					</li>
				))}
			</ul>
		</section>
	);
}

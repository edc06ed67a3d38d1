import type { CourseCard } from '#domain/catalogue/shapes.ts';
import { bandWords } from '#domain/reviews/handicap-band.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { CourseName } from '../course-card/course-name.tsx';
import { CoursePlace } from '../course-card/course-place.tsx';
import { CoverPicture } from '../course-card/cover-picture.tsx';
import styles from './compare-table.module.css';
import { OWN_ROW } from './like-me.ts';
import type { Cell, Row } from './read-rows.server.ts';

type CompareTableProps = { courses: CourseCard[]; rows: Row[] };

/** Courses side by side, one column each; on a narrow screen it moves sideways under its fixed first column. */
export function CompareTable({ courses, rows }: CompareTableProps) {
	const slugs = courses.map(({ slug }) => slug);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard too
		<section className={styles.frame} aria-label="Comparison" tabIndex={0}>
			<table className={styles.table}>
				<thead>
					<tr>
						<th scope="col">
							<span className="sr-only">Fact</span>
						</th>
						{courses.map((course) => (
							<th key={course.id} scope="col">
								<CoverPicture course={course} first />
								<Link className={styles.name} to={paths.course(course)} reloadDocument>
									<CourseName course={course} />
								</Link>
								<span className={styles.place}>
									<CoursePlace course={course} />
								</span>
								<Link className={styles.remove} to={paths.compare(slugs.filter((slug) => slug !== course.slug))}>
									Remove
									<span className="sr-only">
										{' '}
										<CourseName course={course} />
									</span>
								</Link>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ name, cells, asks, band }) => (
						<tr key={name}>
							<th scope="row">
								{name}
								{name === OWN_ROW && band && <small className={styles.aside}>handicap {bandWords(band)}</small>}
							</th>
							{cells.map((cell, index) => (
								<td key={slugs[index]}>
									<CellWords {...cell} asked={asks && slugs[index]} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

/** `asked`: the course whose fact readers may know. */
function CellWords({ words, best, aside, asked }: Cell & { asked: string | undefined }) {
	if (words === null && asked) {
		return (
			<span className={styles.unknown}>
				not known yet <Link to={paths.suggestCourse({ course: asked })}>Do you know it?</Link>
			</span>
		);
	}
	if (words === null) {
		return (
			<span className={styles.unknown}>
				<span aria-hidden="true">–</span>
				<span className="sr-only">not known</span>
			</span>
		);
	}
	return (
		<>
			<bdi>{words}</bdi>
			{aside && <small className={styles.aside}>{aside}</small>}
			{best && <strong className={styles.best}>{best}</strong>}
		</>
	);
}

import type { ReactNode } from 'react';
import { OPENED_HERE } from '#app/lib/layers.ts';
import { courseLinkId } from '#app/lib/openers.ts';
import { paths } from '#app/lib/paths.ts';
import { Link } from '#app/ui/link.tsx';
import type { CourseCard as CourseCardShape } from '#domain/catalogue/shapes.ts';
import { compareLink } from '../compare/compare-link.ts';
import { CourseMarks } from '../member-actions/course-marks.tsx';
import { Score } from '../rating/score.tsx';
import styles from './course-card.module.css';
import { CourseName } from './course-name.tsx';
import { CoursePlace } from './course-place.tsx';
import { CoverPicture } from './cover-picture.tsx';

type CourseCardProps = {
	course: CourseCardShape;
	to: string;
	/** Its place in a ranked list, printed over the picture. */
	rank?: number | null;
	first?: boolean;
	shape?: 'landscape' | 'portrait';
	headingLevel?: 2 | 3;
	/** Opens a dialog over the list on the same page: the list stays where it is scrolled to. */
	overList?: boolean;
	/** How it is at present, in a line. */
	now?: string | undefined;
	children?: ReactNode;
};

/** A course in a list: picture, name, place, score and continent. The whole card follows its one link. */
export function CourseCard({
	course,
	to,
	rank,
	first,
	shape,
	headingLevel = 2,
	overList = false,
	now,
	children,
}: CourseCardProps) {
	const Heading = `h${headingLevel}` as const;
	return (
		<article className={styles.card}>
			<div className={styles.picture}>
				<CoverPicture course={course} first={first} shape={shape} carried />
				{rank && (
					<span className={styles.rank} aria-hidden="true">
						{rank}
					</span>
				)}
			</div>
			<div className={styles.words}>
				<div>
					<Heading className={styles.name}>
						<Link
							to={to}
							id={overList ? courseLinkId(course.slug) : undefined}
							state={overList ? OPENED_HERE : undefined}
							preventScrollReset={overList}
							className={styles.link}
						>
							<CourseName course={course} />
						</Link>
					</Heading>
					<p className={styles.where}>
						<CoursePlace course={course} />
					</p>
					{now && (
						<p className={styles.where} data-now>
							{now}
						</p>
					)}
				</div>
				<Score score={course.score} />
			</div>
			<div className={styles.foot}>
				<p className={styles.chips}>
					<span className={styles.chip}>{course.continent}</span>
					{course.kind !== null && <span className={styles.chip}>{course.kind}</span>}
					<a
						className={styles.compare}
						href={paths.compare([course.slug])}
						aria-label={`Compare ${course.name}`}
						{...compareLink(course)}
					>
						Compare
					</a>
					{course.featured && <span className={styles.featured}>Featured</span>}
				</p>
				<CourseMarks course={course} />
			</div>
			{children}
		</article>
	);
}

import { IslandPlace } from '#app/lib/island-place.tsx';
import type { CarouselCourse } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { CourseCard } from '../course-card/course-card.tsx';
import { HowOrdered } from '../rating/how-ordered.tsx';
import styles from './carousel.module.css';
import { CarouselButtons } from './carousel-buttons.tsx';

const LIST = 'top-courses';

type CarouselProps = {
	courses: CarouselCourse[];
	/** How they are now, by their ids. */
	now: Readonly<Record<number, string>>;
};

/**
 * The top rated courses, three at a time. The list is one that scrolls sideways, by finger, wheel or keyboard; the two
 * buttons only scroll it, and are not there where no script could answer them.
 */
export function Carousel({ courses, now }: CarouselProps) {
	return (
		<section className="wrap" aria-labelledby="top-rated">
			<SectionHead title="Top Rated Courses" id="top-rated">
				<HowOrdered
					isRanked={courses.length === 0 || courses.some(({ score }) => score.ranked)}
					words="Weighted by how many golfers have played them, and how recently."
				/>
				<IslandPlace
					name="carousel"
					wake="touch"
					props={{ list: LIST, count: courses.length }}
					className={styles.buttons}
				>
					<CarouselButtons list={LIST} count={courses.length} />
				</IslandPlace>
			</SectionHead>
			{courses.length === 0 ? (
				<p className={styles.empty}>No courses found for the selected filters.</p>
			) : (
				<ol className={styles.list} id={LIST}>
					{courses.map((course) => (
						<li key={course.id}>
							<CourseCard
								course={course}
								now={now[course.id]}
								to={paths.course(course)}
								rank={course.rank}
								shape="portrait"
								headingLevel={3}
							/>
						</li>
					))}
				</ol>
			)}
		</section>
	);
}

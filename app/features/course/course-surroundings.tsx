import { Fragment } from 'react';
import { formatDistance } from '#app/lib/format/fact-format.ts';
import type { NearbyCourse, SimilarCourse } from '#domain/catalogue/finding/nearby-queries.ts';
import type { LikenessReason } from '#domain/catalogue/finding/similarity.ts';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import type { AreaLink } from '../area/area-link.ts';
import { CourseLine } from '../place/course-line.tsx';
import { inSentence } from '../place/place-words.ts';
import { CourseMapPlace } from './course-map-place.tsx';
import styles from './course-surroundings.module.css';
import { Directions } from './directions.tsx';

type CourseSurroundingsProps = {
	course: CourseDetails;
	/** The golf areas that it lies in. */
	areas: AreaLink[];
	nearby: NearbyCourse[];
	similar: SimilarCourse[];
};

const REASON_WORDS: Record<LikenessReason, string> = {
	terrain: 'same ground',
	length: 'length',
	price: 'price',
	difficulty: 'difficulty',
	climate: 'climate',
};

/** Where a course lies, what is near it, and what is like it. */
export function CourseSurroundings({ course, areas, nearby, similar }: CourseSurroundingsProps) {
	const hasPlace = course.latitude !== null && course.longitude !== null;
	if (!hasPlace && similar.length === 0) return null;
	const { land } = course;
	return (
		<section className={styles.section} aria-labelledby="around">
			<SectionHead title="Where next" id="around">
				<p>
					{areas.map(({ slug, name }) => (
						<Fragment key={slug}>
							<a href={paths.area(slug)}>{name}</a>
							{' · '}
						</Fragment>
					))}
					<a href={paths.place(land.slug)}>All courses in {inSentence(land.name)}</a>
				</p>
			</SectionHead>
			<div className={styles.columns}>
				{hasPlace && (
					<div>
						<CourseMapPlace course={course} />
						<Directions course={course} />
					</div>
				)}
				{nearby.length > 0 && (
					<div>
						<h3 id="nearby">Nearby</h3>
						<ul aria-labelledby="nearby">
							{nearby.map((one) => (
								<li key={one.id}>
									<CourseLine course={one} note={formatDistance(one.kilometres)} headingLevel={4} />
								</li>
							))}
						</ul>
					</div>
				)}
				{similar.length > 0 && (
					<div>
						<h3 id="similar">Similar courses</h3>
						<ul aria-labelledby="similar">
							{similar.map((one) => (
								<li key={one.id}>
									<CourseLine
										course={one}
										note={[one.land.name, one.reasons.map((reason) => REASON_WORDS[reason]).join(', ')]
											.filter(Boolean)
											.join(' · ')}
										headingLevel={4}
									/>
								</li>
							))}
						</ul>
					</div>
				)}
			</div>
		</section>
	);
}

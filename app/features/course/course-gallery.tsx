import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import type { CoursePhotograph } from '#domain/pictures/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { GalleryPlace } from '../photographs/gallery-place.tsx';
import styles from './course-gallery.module.css';

type CourseGalleryProps = { course: CourseDetails; photographs: CoursePhotograph[] };

/** What golfers have photographed of a course, the newest first; nothing where nobody has. */
export function CourseGallery({ course, photographs }: CourseGalleryProps) {
	if (photographs.length === 0) return null;
	return (
		<section className={styles.section} aria-labelledby="photographs">
			<SectionHead title="Photographs" id="photographs">
				<p>By golfers who have reviewed the course, newest first.</p>
			</SectionHead>
			<GalleryPlace
				photographs={photographs}
				subject={course.name}
				look="wall"
				course={{ id: course.id, slug: course.slug, country: { slug: course.country.slug } }}
			/>
			<noscript>
				<p>
					<a href={paths.chooseCover(course)}>Choose the cover of the course</a> (editors, and reviewers with the
					badge).
				</p>
			</noscript>
		</section>
	);
}

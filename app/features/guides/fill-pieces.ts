import { cutAtCourses, linkCourses } from '#content/compile/course-marks.ts';
import type { CourseCard } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import type { GuidePiece } from './guide-shapes.ts';

/** Fills a compiled guide's links and cards in, by the slugs it names; those whose course is not among `cards` are left out. */
export function fillPieces(html: string, cards: ReadonlyMap<string, CourseCard>): GuidePiece[] {
	const addressOf = (slug: string) => {
		const course = cards.get(slug);
		return course && paths.course(course);
	};
	return cutAtCourses(html).flatMap((part): GuidePiece[] => {
		if (part.kind === 'text') return [{ kind: 'text', html: linkCourses(part.html, addressOf) }];
		const course = cards.get(part.slug);
		return course ? [{ kind: 'course', course }] : [];
	});
}

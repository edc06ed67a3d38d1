import { cutAtCourses, linkCourses } from '#content/compile/course-marks.ts';
import type { CourseCard } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import type { GuidePiece } from './guide-shapes.ts';

/** Fills a compiled guide's links and cards in; the ones whose course is not among `cards` are left out. */
export function fillPieces(html: string, cards: readonly CourseCard[]): GuidePiece[] {
	const bySlug = new Map(cards.map((card) => [card.slug, card]));
	const addressOf = (slug: string) => {
		const course = bySlug.get(slug);
		return course && paths.course(course);
	};
	return cutAtCourses(html).flatMap((part): GuidePiece[] => {
		if (part.kind === 'text') return [{ kind: 'text', html: linkCourses(part.html, addressOf) }];
		const course = bySlug.get(part.slug);
		return course ? [{ kind: 'course', course }] : [];
	});
}

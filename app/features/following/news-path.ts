import type { NewsItem } from '#domain/following/news.ts';
import { paths } from '../../lib/paths.ts';

/** Where what is new stands in full. */
export function newsPath(item: NewsItem): string {
	const { slug, country } = item.course;
	const course = { slug, countrySlug: country.slug };
	if (item.kind === 'review') return paths.review(course, item.id);
	return item.kind === 'answer' ? paths.review(course, item.review) : paths.course(course);
}

import type { NewsItem } from '#domain/following/news.ts';
import { paths } from '../../lib/paths.ts';

/** Where what is new stands in full. */
export function newsPath(item: NewsItem): string {
	const { course } = item;
	if (item.kind === 'review') return paths.review(course, item.id);
	return item.kind === 'answer' ? paths.review(course, item.review) : paths.course(course);
}

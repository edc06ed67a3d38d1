import type { NewsItem } from '#domain/following/news.ts';

type NewCourse = Extract<NewsItem, { kind: 'course' }>;

/** An entry of a day: a piece of news, or all courses that have come that day together. */
export type NewsEntry = Exclude<NewsItem, NewCourse> | { kind: 'courses'; courses: NewCourse[] };

/** News of one day in UTC (YYYY-MM-DD), the newest first. */
export type NewsDay = { day: string; entries: NewsEntry[] };

/** News, the newest first, by their days; new courses stand at the end of theirs. */
export const byDay = (items: readonly NewsItem[]): NewsDay[] =>
	[...Map.groupBy(items, ({ at }) => at.slice(0, 10))].map(([day, some]) => {
		const others = some.flatMap((item) => (item.kind === 'course' ? [] : [item]));
		const courses = some.flatMap((item) => (item.kind === 'course' ? [item] : []));
		return { day, entries: courses.length > 0 ? [...others, { kind: 'courses', courses }] : others };
	});

/** What came after a moment (ISO 8601), and what was there before it; all is earlier where there is none. */
export function splitAt(items: readonly NewsItem[], since: string | null) {
	const isNew = ({ at }: NewsItem) => since !== null && at > since;
	return { newer: byDay(items.filter(isNew)), earlier: byDay(items.filter((item) => !isNew(item))) };
}

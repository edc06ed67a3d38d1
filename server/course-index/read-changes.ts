import type { CacheKey } from '#domain/shared/context.ts';
import { EVERYTHING } from '../cache/response-cache.ts';

/** The courses named by keys such as `course:42`, and whether more has changed than is named. */
export function readChanges(keys: readonly CacheKey[]): { courses: number[]; everything: boolean } {
	const courses = keys.flatMap((key) => {
		const [, id] = /^course:(\d{1,9})$/.exec(key) ?? [];
		return id === undefined ? [] : [Number(id)];
	});
	const isVague = keys.includes('ranking') && courses.length === 0;
	return { courses, everything: isVague || keys.includes('catalogue') || keys.includes(EVERYTHING) };
}

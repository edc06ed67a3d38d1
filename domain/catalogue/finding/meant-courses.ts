import type { DomainContext } from '#domain/shared/context.ts';
import { filtersFor, understand } from '../understanding/understand.ts';

/**
 * The ids of the courses that somebody may mean by a text, the likeliest first: those of the place that it names, what is called so before
 * the rest and of these what is best known; then what is called so anywhere, the best known with its neighbours first. A text that is a
 * course's name names no place.
 */
export async function findMeantCourses(ctx: DomainContext, text: string, limit: number): Promise<number[]> {
	const understood = await understand(ctx, text);
	const index = await ctx.courseIndex.ready();
	const there = understood?.place
		? index
				.select({ ...filtersFor(understood), anyKind: true })
				.page({ by: understood.words ? 'match' : 'rating' }, 1, limit).rows
		: [];
	// "Old course in St Andrews" is a name but for words that ask for nothing.
	const name = understood?.parts.length === 0 ? understood.words : text;
	const called = index.select({ q: name, knownFirst: name, anyKind: true }).page({ by: 'match' }, 1, limit).rows;
	return [...new Set([...there, ...called])].slice(0, limit).map((row) => index.columns.id[row] ?? 0);
}

import type { Answered, Asked, CallName } from '#app/features/data-calls/calls.ts';
import { toWireCourse, type WireCourse } from '#app/features/data-calls/wire.ts';
import type { CalledCourse } from '#domain/catalogue/data-calls/called-courses.ts';
import { listSampled } from '#domain/reviews/data-calls/data-call-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';

/** What a call is answered with. `samples` says that sample reviews are loaded. */
export type Answering = { ctx: DomainContext; origin: string; samples: boolean };

/** Answers a call that reads; null is not found. */
export type Handler<Name extends CallName> = (
	answering: Answering,
	asked: Asked<Name>,
) => Promise<Answered<Name> | null>;

/** Thrown where a cursor was made up. Its words are for whoever sent it. */
export class BadCursor extends Error {
	override name = 'BadCursor';
	override message = 'cursor: take it from the `next` of an answer.';
}

/** Thrown where a cursor is of a life of the database that has ended. */
export class BeginAnew extends Error {
	override name = 'BeginAnew';
}

/** Where a list goes on, by a cursor that was read; the beginning where none was given. Throws for one that is none of ours. */
export function placeIn<Place>(cursor: string | undefined, read: (cursor: string) => Place | null): Place | null {
	if (cursor === undefined) return null;
	const place = read(cursor);
	if (place === null) throw new BadCursor();
	return place;
}

/** Courses as programs get them; which ratings hold samples is asked only where there are any. */
export async function toWireCourses(
	{ ctx, samples, origin }: Answering,
	courses: readonly CalledCourse[],
): Promise<WireCourse[]> {
	const rated = courses.filter(({ score }) => score.count > 0).map(({ id }) => id);
	const sampled = samples ? await listSampled(ctx, rated) : new Set<number>();
	return courses.map((course) => toWireCourse(course, { sampled: sampled.has(course.id), origin }));
}

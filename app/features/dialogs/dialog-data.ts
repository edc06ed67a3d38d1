import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import type { Review } from '#domain/reviews/shapes.ts';
import { ownPath } from '#domain/shared/own-path.ts';
import { paths } from '../../lib/paths.ts';
import type { DialogFacts } from './dialog-facts.ts';

/** A review as the course dialog lists it: with its first 120 characters. */
export type RecentReview = Review & { excerpt: string };

/** A course with those of its facts that the dialog prints: the browser gets words, and no rule to make them by. */
export type DialogCourse = Omit<CourseDetails, 'factSources'> & { told: DialogFacts };

/** What the dialogs show for the course (and review) that an address asks for; null in it means there is no such thing. */
export type DialogData = {
	/** The slug in the address; an old one leads to the course that has it now. */
	asked: string;
	course: DialogCourse | null;
	recent: RecentReview[];
	review: Review | null;
};

/** Which layers an address names, and the page of our own that the topmost of them was opened from; null: none is named. */
export type Layers = { course: string | null; review: number | null; back: string | null };

/** Only paths are taken, so it does not matter which origin they are read with. */
const ANY_ORIGIN = 'https://site.invalid';

/** Reads `?course=<slug>&review=<id>&back=<path>`; a review without its course is nothing. */
export function readLayers(params: URLSearchParams): Layers {
	const course = params.get('course')?.trim() || null;
	const review = params.get('review') ?? '';
	return {
		course,
		review: course && /^[1-9]\d{0,8}$/.test(review) ? Number(review) : null,
		back: course && ownPath(params.get('back'), ANY_ORIGIN),
	};
}

/** The same of an address; null where it is not one of a dialog. */
export function layersOf(address: { pathname: string; search: string }): Layers | null {
	const layers = address.pathname === paths.topRated() ? readLayers(new URLSearchParams(address.search)) : null;
	return layers?.course ? layers : null;
}

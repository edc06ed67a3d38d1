import { openerId } from '../../lib/openers.ts';
import { type Layers, layersOf } from './dialog-data.ts';

type OpenLayers = Layers & { course: string };

/** Where the links of open dialogs lead, and what is left once one of them is closed. */
export type LayerAddresses = {
	/** The dialog of the review itself, to come back to. */
	review: string;
	/** A review over the dialog of its course. */
	reviewOver: (id: number) => string;
	closeCourse: ClosedTo;
	closeReview: ClosedTo;
};

/** `href` also names the place on the page, for those without a script; `isElsewhere`: it is another page than the list. */
export type ClosedTo = { path: string; href: string; isElsewhere: boolean };

/**
 * Close leads back to where a dialog was opened from (decision C1): the page that the address names with `back`, else the
 * list below. A review that was opened over the dialog of its course has that dialog as its `back`, with the course's own in it.
 */
export function layerAddresses(layers: OpenLayers, addressOf: (layers: Partial<Layers>) => string): LayerAddresses {
	const { course, review, back } = layers;
	const below = review === null ? null : courseBelow(back, course);
	const courseBack = review === null ? back : (below?.back ?? null);
	const courseDialog = addressOf({ course, back: courseBack });
	// A review that was opened by itself, as from home, stands over a course that nobody has opened: both lead back at once.
	const isAlone = review !== null && below === null && back !== null;
	return {
		review: addressOf(layers),
		reviewOver: (id) => addressOf({ course, review: id, back: courseBack && courseDialog }),
		closeCourse: isAlone
			? closedTo(back, addressOf({}), openerId({ course, review }))
			: closedTo(courseBack, addressOf({}), openerId({ course, review: null })),
		closeReview: closedTo(below ? null : back, courseDialog, openerId({ course, review })),
	};
}

/** The dialog of the review's own course, where it was opened over that. */
function courseBelow(back: string | null, course: string): Layers | null {
	const below = back && layersOf(new URL(back, 'https://site.invalid'));
	return below && below.course === course && below.review === null ? below : null;
}

function closedTo(back: string | null, list: string, opener: string): ClosedTo {
	const path = back ?? list;
	return { path, href: `${path}#${opener}`, isElsewhere: back !== null };
}

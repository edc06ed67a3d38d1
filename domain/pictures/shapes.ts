/** A photograph as pages show it. */
export type Photograph = {
	id: string;
	/** What is to be seen, in the reviewer's words; empty where none were given. */
	alt: string;
	/** Pixels of the largest size. */
	width: number;
	height: number;
	/** Day of play where it is known, else the day it was sent; YYYY-MM-DD. */
	day: string;
};

/** One in the gallery of a course, with the review it belongs to. */
export type CoursePhotograph = Photograph & { reviewId: number; userName: string };

/** One of the viewer's own, whatever has become of it. */
export type OwnPhotograph = {
	id: string;
	alt: string;
	status: 'coming' | 'ready' | 'failed' | 'removed';
	/** Nobody serves it to its author: a visitor has no session, and the review waits to be published. */
	hidden?: boolean;
};

/** A photograph that was chosen for a review, in the order in which they shall stand. */
export type ChosenPhotograph = { id: string; alt: string };

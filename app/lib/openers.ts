/** The link of a course in a list, to which the focus returns when its dialog is closed. */
export const courseLinkId = (slug: string) => `course-${slug}`;

/** The same of a review that opens in full. */
export const reviewLinkId = (id: number) => `opens-review-${id}`;

/** The link that opened the topmost of these layers, on whichever page it stands. */
export const openerId = ({ course, review }: { course: string; review: number | null }) =>
	review === null ? courseLinkId(course) : reviewLinkId(review);

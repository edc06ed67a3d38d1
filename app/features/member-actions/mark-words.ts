/** The two marks of a course, in the order in which they always stand; `like` is what addresses call the wish to play it. */
export const MARKS = ['played', 'like'] as const;
export type Mark = (typeof MARKS)[number];

export const MARK_WORDS: Record<Mark, string> = { played: 'Played', like: 'Want to play' };

/** The button beside the marks, which leads to the page that puts the course on a list. */
export const LIST_WORDS = 'Add to a list';

/** The name of a mark's button, which says the course. */
export const markName = (mark: Mark, course: { name: string }) => `${MARK_WORDS[mark]}: ${course.name}`;

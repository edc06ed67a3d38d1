/** What the buttons of a trip's page ask for. */
export const TRIP_INTENTS = ['votes', 'join', 'forget', 'leave', 'close-link', 'new-link', 'order', 'off'] as const;
export type TripIntent = (typeof TRIP_INTENTS)[number];

/** The id of the form that the votes beside the courses belong to. */
export const VOTES_FORM = 'votes';

/** The fields of a course on the trip by its number there: the vote, and whether it was played. */
export const voteField = (stopId: number) => `v${stopId}`;
export const playedField = (stopId: number) => `p${stopId}`;
/** Says that the fields of a course stood in the form, so that a box that is not ticked is told from one that was not there. */
export const askedField = (stopId: number) => `a${stopId}`;

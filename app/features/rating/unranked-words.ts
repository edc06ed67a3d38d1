import { RATING_WORDS } from '#domain/reviews/rating/rating-words.ts';

/** Said of a list in which no course has a place in the ranking yet, in the place of how it is ranked (decision K14). */
export const UNRANKED_WORDS = `None has ${RATING_WORDS.rankedFrom} ratings yet: until one has, the best known stand first.`;

/**
 * How many halves of five stars a rating of 0 to 10 fills, 0 to 10 (specification point 9): rating / 2 stars; a half one when the
 * fraction is from 0.25 to under 0.75, a full one from 0.75 on, which is the nearest half. A rating beyond these counts as the
 * nearest of them.
 */
export function halfStarsOf(rating: number): number {
	return Math.round(Math.min(Math.max(rating, 0), 10));
}

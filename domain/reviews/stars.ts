/**
 * How many halves of five stars a rating of 0 to 10 fills, 0 to 10 (specification point 9): rating / 2 stars; a half one when the
 * fraction is from 0.25 to under 0.75, a full one from 0.75 on. A rating beyond these counts as the nearest of them.
 */
export function halfStarsOf(rating: number): number {
	const stars = Math.min(Math.max(rating, 0), 10) / 2;
	const whole = Math.floor(stars);
	const fraction = stars - whole;
	const more = fraction >= 0.75 ? 2 : fraction >= 0.25 ? 1 : 0;
	return 2 * whole + more;
}

export type Star = 'full' | 'half' | 'empty';

/**
 * Five stars for a rating of 0 to 10 (specification point 9): rating / 2; a half star when the fraction is from 0.25 to
 * under 0.75, a full one from 0.75 on.
 */
export function starsOf(rating: number): Star[] {
	const stars = Math.min(Math.max(rating, 0), 10) / 2;
	const whole = Math.floor(stars);
	const fraction = stars - whole;
	const next: Star = fraction >= 0.75 ? 'full' : fraction >= 0.25 ? 'half' : 'empty';
	return Array.from({ length: 5 }, (_, index) => (index < whole ? 'full' : index === whole ? next : 'empty'));
}

/**
 * The first of so many places from which on a question is answered with yes, found by halving; their number where it never is.
 * Whoever asks knows that no place after a yes has a no.
 */
export function firstPlace(places: number, isReached: (place: number) => boolean): number {
	let [low, high] = [0, places];
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (isReached(middle)) high = middle;
		else low = middle + 1;
	}
	return low;
}

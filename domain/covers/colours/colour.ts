/** Between two `#rrggbb` colours: 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
	let colour = '#';
	for (const at of [1, 3, 5]) {
		const from = Number.parseInt(first.slice(at, at + 2), 16);
		const to = Number.parseInt(second.slice(at, at + 2), 16);
		colour += Math.round(from + (to - from) * share)
			.toString(16)
			.padStart(2, '0');
	}
	return colour;
}

export const WHITE = '#ffffff';
export const NIGHT_INK = '#101d2b';

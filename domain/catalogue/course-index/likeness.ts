/** Words of that length may be mistyped in so many places and still be recognised. */
export function slipsAllowed(length: number): number {
	if (length < 4) return 0;
	if (length < 6) return 1;
	return length < 10 ? 2 : 3;
}

/**
 * Compares one word with many: returns a function that says in how many places another word differs from it (a letter
 * more, less, another, or two changed round), or `most + 1` where that is more than `most`. With `asBeginning` the other
 * word may go on after what was typed.
 */
export function compareWith(typed: string, most: number, asBeginning: boolean) {
	const width = typed.length + 1;
	let before = new Uint8Array(width);
	let last = new Uint8Array(width);
	let now = new Uint8Array(width);
	return (word: string): number => {
		for (let at = 0; at < width; at += 1) last[at] = at;
		let best = asBeginning ? Math.min(most + 1, typed.length) : most + 1;
		for (let row = 1; row <= word.length; row += 1) {
			const least = nextRow(typed, word, row, before, last, now);
			if (asBeginning) best = Math.min(best, now[width - 1] ?? 0);
			if (least > most) return best;
			[before, last, now] = [last, now, before];
		}
		return asBeginning ? best : Math.min(last[width - 1] ?? 0, most + 1);
	};
}

/** Fills `now`, the distances after `row` letters of `word`, and returns the least of them. */
function nextRow(typed: string, word: string, row: number, before: Uint8Array, last: Uint8Array, now: Uint8Array) {
	const letter = word.charCodeAt(row - 1);
	now[0] = row;
	let least = row;
	for (let at = 1; at < now.length; at += 1) {
		const own = typed.charCodeAt(at - 1);
		let cost = Math.min((last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (own === letter ? 0 : 1));
		const isTurned = row > 1 && at > 1 && own === word.charCodeAt(row - 2) && typed.charCodeAt(at - 2) === letter;
		if (isTurned) cost = Math.min(cost, (before[at - 2] ?? 0) + 1);
		now[at] = cost;
		if (cost < least) least = cost;
	}
	return least;
}

/** How many of a word's letters may be missing from the other's before they differ in more than `most` places. */
export function mayBeAlike(letters: number, others: number, most: number): boolean {
	return countBits(letters & ~others) <= most;
}

function countBits(bits: number): number {
	let left = bits - ((bits >>> 1) & 0x55555555);
	left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
	return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

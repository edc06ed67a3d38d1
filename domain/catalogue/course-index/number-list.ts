const FIRST_ROOM = 4_096;

/** Whole numbers up to 2³², four bytes each, of which nobody knows beforehand how many there will be. */
export function createNumberList() {
	let numbers = new Uint32Array(FIRST_ROOM);
	let length = 0;
	return {
		push(number: number) {
			if (length === numbers.length) {
				const roomier = new Uint32Array(length * 2);
				roomier.set(numbers);
				numbers = roomier;
			}
			numbers[length] = number;
			length += 1;
		},
		get length() {
			return length;
		},
		/** The numbers so far, in an array of their size. */
		toArray: () => numbers.slice(0, length),
	};
}

/** Chance that depends on nothing but a text: the same slug throws the same dice for ever. */
export type Chance = {
	unit(): number;
	between(low: number, high: number): number;
	happens(probability: number): boolean;
	side(): -1 | 1;
	pick<T>(list: readonly [T, ...T[]]): T;
	/** Dice of their own for one part of the picture, so that a change to the clouds never moves the trees. */
	branch(part: string): Chance;
};

/** The dice of a text: the same text throws the same numbers for ever. */
export function chanceOf(text: string): Chance {
	const unit = diceFrom(hashOf(text));
	return {
		unit,
		between: (low, high) => low + unit() * (high - low),
		happens: (probability) => unit() < probability,
		side: () => (unit() < 0.5 ? -1 : 1),
		pick: (list) => list[Math.floor(unit() * list.length)] ?? list[0],
		branch: (part) => chanceOf(`${text}/${part}`),
	};
}

/** FNV-1a over UTF-16 units, then stirred, because slugs that differ in the last letter must not look alike. */
export function hashOf(text: string): number {
	let hash = 2166136261;
	for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
	hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
	return (hash ^ (hash >>> 16)) >>> 0;
}

/** Mulberry32: whole-number arithmetic only, so every engine agrees to the last bit. */
function diceFrom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}

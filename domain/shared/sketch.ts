import { foldText } from './text/fold.ts';

/** Letters in a shingle: long enough that two texts about golf share few, short enough for Japanese. */
const SHINGLE = 7;
const BANDS = 10;
const ROWS = 3;
/** Shorter texts are alike by chance: "Great course, great greens". */
const SHORTEST = 40;

/**
 * The marks by which near-copies of a text are found among hundreds of thousands through one index (MinHash with bands):
 * two texts that share half of their shingles have a mark in common nearly always, unrelated ones hardly ever. How alike
 * the few found really are is then for trigrams to say. Null for texts too short to tell.
 */
export function sketchOf(text: string): number[] | null {
	const folded = foldText(text).replace(/\s+/g, '');
	if (folded.length < SHORTEST) return null;
	const least = leastHashes(shinglesOf(folded));
	return Array.from({ length: BANDS }, (_, band) => {
		let mark = band + 1;
		for (const hash of least.subarray(band * ROWS, (band + 1) * ROWS)) mark = mix(mark, hash);
		return mark;
	});
}

function shinglesOf(text: string): Set<number> {
	const hashes = new Set<number>();
	for (let start = 0; start + SHINGLE <= text.length; start++) {
		let hash = 0x811c9dc5;
		for (let at = start; at < start + SHINGLE; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
		hashes.add(hash);
	}
	return hashes;
}

/** For each of the hash functions, the least value over all shingles. */
function leastHashes(shingles: Set<number>): Int32Array {
	const least = new Int32Array(BANDS * ROWS).fill(0x7fffffff);
	for (const shingle of shingles) {
		for (let index = 0; index < least.length; index++) {
			const hash = mix(shingle, index + 1);
			if (hash < (least[index] ?? 0)) least[index] = hash;
		}
	}
	return least;
}

/** Two whole numbers of 32 bits made into one, every bit of both in every bit of it. */
function mix(one: number, other: number): number {
	let hash = Math.imul(one ^ Math.imul(other, 0x9e3779b1), 0x85ebca6b);
	hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
	return (hash ^ (hash >>> 16)) | 0;
}

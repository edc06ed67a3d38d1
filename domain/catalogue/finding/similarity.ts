/** What two courses are compared by; a fact nobody knows is null. Lengths in metres, latitude in degrees. */
export type Likeness = {
	terrain: string | null;
	difficulty: string | null;
	lengthMetres: number | null;
	holes: number | null;
	priceBand: number | null;
	access: string | null;
	latitude: number | null;
	country: string;
};

export type LikenessReason = 'terrain' | 'difficulty' | 'length' | 'price' | 'climate';

const DIFFICULTIES = ['Gentle', 'Moderate', 'Challenging', 'Severe'];
/** Beyond these differences nothing is alike any more. */
const LENGTH_METRES = 1_200;
const CLIMATE_DEGREES = 15;
/** What is not known of one of the two counts as half alike, so that two unknown courses are no twins. */
const UNKNOWN = 0.5;
/** A reason is given for what agrees at least so far. */
const TOLD_FROM = 0.8;

const WEIGHTS = { terrain: 3, length: 2, difficulty: 2, price: 2, climate: 2, holes: 1, access: 1, country: 0.5 };
const WEIGHED = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
const ALL = WEIGHED.reduce((sum, name) => sum + WEIGHTS[name], 0);
const TOLD = ['terrain', 'length', 'price', 'difficulty', 'climate'] as const;

/**
 * How alike two courses are, 0 to 1: a weighted mean of eight agreements, each 0 to 1: the same terrain (weight 3); length,
 * difficulty, price band and distance from the equator, which stands for the climate, by how near they are to each other (2
 * each); holes and access (1 each); the country (½).
 */
export function likeness(a: Likeness, b: Likeness): number {
	const agreements = agreementsOf(a, b);
	let sum = 0;
	for (const name of WEIGHED) sum += WEIGHTS[name] * (agreements[name] ?? UNKNOWN);
	return sum / ALL;
}

/** In what two courses are alike. */
export function likenessReasons(a: Likeness, b: Likeness): LikenessReason[] {
	const agreements = agreementsOf(a, b);
	return TOLD.filter((name) => (agreements[name] ?? 0) >= TOLD_FROM);
}

const agreementsOf = (a: Likeness, b: Likeness) => ({
	terrain: same(a.terrain, b.terrain),
	length: near(a.lengthMetres, b.lengthMetres, LENGTH_METRES),
	difficulty: near(levelOf(a), levelOf(b), 2),
	price: near(a.priceBand, b.priceBand, 2),
	climate: near(absolute(a.latitude), absolute(b.latitude), CLIMATE_DEGREES),
	holes: same(a.holes, b.holes),
	access: same(a.access, b.access),
	country: Number(a.country === b.country),
});

const levelOf = ({ difficulty }: Likeness) => {
	const level = difficulty === null ? -1 : DIFFICULTIES.indexOf(difficulty);
	return level < 0 ? null : level;
};

const absolute = (latitude: number | null) => (latitude === null ? null : Math.abs(latitude));

function near(a: number | null, b: number | null, range: number): number | null {
	return a === null || b === null ? null : Math.max(0, 1 - Math.abs(a - b) / range);
}

function same<Value>(a: Value | null, b: Value | null): number | null {
	return a === null || b === null ? null : Number(a === b);
}

import { pick } from './courses.ts';

const SENTENCES = [
	'Firm fairways and quick greens, and a wind that asks for a plan on every tee.',
	'A friendly course with wide landing areas; the rough is where it gets its teeth.',
	'We waited on most tees and were round in just under five hours.',
	'The par threes alone are worth the journey, above all the one across the bay.',
	'Greens were slow after the rain, the bunkers well kept.',
	'Staff found us a time at short notice and lent us a trolley.',
	'Not long, yet we used every club in the bag.',
	'Too dear for what it is, though the view from the fifteenth makes up for much.',
	'Walkable, quiet, and in better condition than its price suggests.',
	'The opening holes are plain; from the seventh on it is a joy.',
	'Blind shots off several tees: take somebody who knows the lines.',
	'I would come back for the closing stretch along the water.',
];
/** What texts of their own are made of: few words, yet no two texts have much of their order in common. */
const WORDS = `
	course links green fairway bunker rough tee pin hole stretch slope ridge valley dune pond stream bridge path trees pines
	heather gorse oak birch wind rain sun morning evening summer autumn spring winter round match card score birdie bogey par
	drive putt chip wedge iron wood driver putter ball flag caddie starter greenkeeper member guest visitor friend father club
	house terrace kitchen coffee soup shop range trolley buggy price value pace welcome condition design view sea hill town
	long short narrow wide quick slow firm soft fair harsh plain bold clever honest quiet busy friendly stern lovely rugged
	plays asks gives takes rolls bends falls rises opens closes waits rewards punishes hides shows leaves holds drains suits
	never always often seldom twice again early late before after under over along across beyond behind through without
	with from into about every some most many few both another the a and but yet so while where because until though`
	.trim()
	.split(/\s+/);

/** One in so many reviews is put together from the same dozen sentences: copies of one another, as templates and floods are. */
const COPIES = 10;
/** Letters of the longest text of its own. */
const LONGEST_WORDS = 80;

/** The text of the review with this number, the same in every run. */
export function inventedText(number: number): string {
	const next = numbersFrom(number);
	if (number % COPIES === 0) return `${pick(SENTENCES, next())} ${pick(SENTENCES, next())} Round ${number}.`;
	const length = 12 + (next() % LONGEST_WORDS);
	return Array.from({ length }, (_, place) => (place > 0 && place % 11 === 0 ? '. ' : ' ') + pick(WORDS, next()))
		.join('')
		.trim();
}

/** Whole numbers that follow from a seed and have nothing to do with one another (mulberry32). */
export function numbersFrom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return (mixed ^ (mixed >>> 14)) >>> 0;
	};
}

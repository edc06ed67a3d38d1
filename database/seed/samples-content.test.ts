import { beforeAll, describe, expect, it } from 'vitest';
import { TERRAINS } from '#domain/catalogue/facts/character.ts';
import { REVIEW_LIMITS } from '#domain/reviews/messages.ts';
import { likePairs, repeatedPhrases, trigrams } from '#tests/support/facts/likeness.ts';
import { parseCatalogue } from './catalogue.ts';
import { readSeedFiles } from './files.ts';
import { readSamples, type SampleText } from './samples-schema.ts';

describe('the sample reviews', () => {
	let samples: SampleText[];
	let texts: string[];
	beforeAll(async () => {
		const byTerrain = await readSamples();
		expect([...byTerrain.keys()].sort()).toEqual(TERRAINS.toSorted());
		samples = [...byTerrain.values()].flat();
		texts = samples.map((sample) => sample.content);
	});

	it('are about two thousand', () => {
		expect(samples.length).toBeGreaterThanOrEqual(1_900);
		expect(samples.length).toBeLessThanOrEqual(2_300);
	});

	it('keep the limits of a real review', () => {
		const tooLong = samples.filter(
			({ content, reviewer, pros, cons }) =>
				content.length > REVIEW_LIMITS.content ||
				reviewer.length > REVIEW_LIMITS.name ||
				[...pros, ...cons].some((item) => item.length > REVIEW_LIMITS.listItem) ||
				Math.max(pros.length, cons.length) > REVIEW_LIMITS.listItems,
		);
		expect(tooLong).toEqual([]);
	});

	it('vary in length and use every grade', () => {
		const lengths = texts.map((text) => text.length).sort((a, b) => a - b);
		expect(lengths[Math.floor(lengths.length * 0.25)]).toBeLessThan(120);
		expect(lengths[Math.floor(lengths.length * 0.75)]).toBeGreaterThan(250);
		expect(new Set(samples.map((sample) => sample.rating)).size).toBe(10);
	});

	it('repeat no six words in more than three of them and the descriptions together', async () => {
		const courses = parseCatalogue(await readSeedFiles('catalogue'));
		const descriptions = courses.flatMap(({ description }) => description ?? []);
		expect(repeatedPhrases([...texts, ...descriptions], 6, 3)).toEqual([]);
	});

	it('are alike by less than half, any two of them', () => {
		expect(likePairs(texts, 0.5)).toEqual([]);
	});

	it('are compared by trigrams as PostgreSQL makes them', () => {
		expect(trigrams('Ab, cd')).toEqual(new Set(['  a', ' ab', 'ab ', '  c', ' cd', 'cd ']));
		expect(likePairs(['a long carry over water', 'a long carry over waters', 'short grass'], 0.5)).toHaveLength(1);
	});
});

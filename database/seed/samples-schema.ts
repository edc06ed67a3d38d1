import { z } from 'zod';
import { TERRAINS } from '#domain/catalogue/facts/character.ts';
import type { Terrain } from '#domain/catalogue/terrain.ts';
import { readSeedFiles } from './files.ts';

const points = z.array(z.string().trim().min(1).max(120)).max(6).default([]);

/** One sample review (`database/seed/samples/<terrain>.json`): true of any course of its terrain. */
export const sampleText = z.strictObject({
	rating: z.int().min(1).max(10),
	content: z.string().trim().min(10).max(2_000),
	reviewer: z.string().trim().min(2).max(80),
	pros: points,
	cons: points,
});

export type SampleText = z.infer<typeof sampleText>;

/** The sample reviews by the terrain they speak of; throws with the file and line that is wrong. */
export async function readSamples(): Promise<Map<Terrain, SampleText[]>> {
	const files = await readSeedFiles('samples');
	return new Map(
		files.map(({ name, text }) => {
			const parsed = z.array(sampleText).safeParse(JSON.parse(text));
			if (!parsed.success) throw new Error(`database/seed/samples/${name}.json: ${z.prettifyError(parsed.error)}`);
			return [z.enum(TERRAINS).parse(name), parsed.data];
		}),
	);
}

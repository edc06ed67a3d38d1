import { z } from 'zod';
import { DIFFICULTIES, FACILITIES, TERRAINS } from '#domain/catalogue/facts/character.ts';
import { ACCESSES } from '#domain/catalogue/facts/visiting.ts';

const line = z.string().trim().min(1).max(200);
const month = z.int().min(1).max(12);

/** One course of the shipped catalogue (`database/seed/catalogue/*.json`). A fact that is not known is left out. */
export const shippedCourse = z.strictObject({
	/** Unique in the world and kept for ever: the row is found again by it. */
	slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
	name: line,
	otherNames: z.array(line).default([]),
	locality: line.optional(),
	region: line.optional(),
	country: z.string().regex(/^[A-Z]{2}$/),
	latitude: z.number().min(-90).max(90),
	longitude: z.number().min(-180).max(180),
	terrain: z.enum(TERRAINS),
	holes: z.int().min(1).max(180).optional(),
	par: z.int().min(27).max(80).optional(),
	lengthMetres: z.int().min(800).max(8_500).optional(),
	architect: line.optional(),
	openedYear: z.int().min(1400).max(2100).optional(),
	website: z.url({ protocol: /^https$/ }).optional(),
	access: z.enum(ACCESSES).optional(),
	seasonFrom: month.optional(),
	seasonTo: month.optional(),
	priceBand: z.int().min(1).max(4).optional(),
	difficulty: z.enum(DIFFICULTIES).optional(),
	facilities: z.array(z.enum(FACILITIES)).optional(),
	description: z.string().trim().min(40).max(1_200).optional(),
});

export type ShippedCourse = z.infer<typeof shippedCourse>;

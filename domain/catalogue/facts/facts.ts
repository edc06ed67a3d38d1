import { description, difficulty, facilities, terrain } from './character.ts';
import type { FactDefinition } from './definition.ts';
import { forwardTeesMetres } from './forward-tees.ts';
import { architect, openedYear } from './history.ts';
import { kind } from './kind.ts';
import { holes, lengthMetres, par, type } from './layout.ts';
import { name, otherNames, slug } from './names.ts';
import { country, locality, position, region } from './place.ts';
import { knownFor, renown } from './renown.ts';
import { access, greenFee, imageUrl, priceBand, season, website } from './visiting.ts';
import { walkability } from './walkability.ts';

/** Every fact of a course, in the order of the desk's form. */
export const FACTS = {
	name,
	slug,
	otherNames,
	locality,
	region,
	country,
	position,
	kind,
	holes,
	par,
	lengthMetres,
	forwardTeesMetres,
	type,
	difficulty,
	terrain,
	walkability,
	architect,
	openedYear,
	renown,
	knownFor,
	description,
	facilities,
	access,
	priceBand,
	season,
	greenFee,
	website,
	imageUrl,
} as const satisfies Record<string, FactDefinition>;

/** A fact by its name: `par`, `position`. */
export type FactKey = keyof typeof FACTS;

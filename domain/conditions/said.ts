import { CONDITION_KINDS, kindOf, type Told } from './kinds.ts';

/** What one report tells: "Greens good, Fairways fair, Greens just aerated". */
export const saidToldText = (told: Told): string =>
	CONDITION_KINDS.flatMap((kind) => {
		const value = kindOf(kind).values[told[kind] ?? ''];
		return value ? [value.whole ?? `${kindOf(kind).label} ${value.words}`] : [];
	}).join(', ');

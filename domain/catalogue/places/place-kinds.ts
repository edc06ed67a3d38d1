import type { PlaceKind } from '#database/schema/places.ts';

/** The kinds of places, from the largest. */
export const PLACE_KINDS = ['country', 'nation', 'region', 'area', 'town'] as const satisfies PlaceKind[];

import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import type { Terrain } from '#domain/catalogue/terrain.ts';

const GROUND: Record<Terrain, string> = {
	links: 'Links',
	parkland: 'Parkland',
	heath: 'Heathland',
	forest: 'Forest',
	mountain: 'Mountain',
	desert: 'Desert',
	tropical: 'Tropical',
	coast: 'Coastal',
};

/** "Heathland course", or what it is where it is no full course: "Pitch and putt". Null where nobody has told us. */
export function kindInWords({ kind, terrain }: Pick<CourseDetails, 'kind' | 'terrain'>): string | null {
	if (kind !== null) return kind;
	return isTerrain(terrain) ? `${GROUND[terrain]} course` : null;
}

const isTerrain = (terrain: string | null): terrain is Terrain => terrain !== null && Object.hasOwn(GROUND, terrain);

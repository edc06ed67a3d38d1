import { AREAS } from '#domain/catalogue/places/areas/areas.ts';
import type { GolfArea } from '#domain/catalogue/places/areas/golf-area.ts';
import { NATIONS } from '#domain/catalogue/places/nations.ts';

/** The golf areas as rows of `places`, by the names of its columns. */
export const areaRows = () => AREAS.map(toRow);

/** Their boxes as rows of `place_outlines`. */
export const areaOutlines = () =>
	AREAS.flatMap((area) =>
		area.extent.map(([south, west, north, east]) => ({
			place_id: idOf(area),
			kind: 'area',
			country: area.countries[0],
			outline: `((${west},${south}),(${east},${south}),(${east},${north}),(${west},${north}))`,
		})),
	);

const idOf = ({ slug }: GolfArea) => `area-${slug}`;

function toRow(area: GolfArea) {
	const { slug, names, countries, nation, extent, sentence } = area;
	const { en, native, ...others } = names;
	const [south, west, north, east] = [
		Math.min(...extent.map((box) => box[0])),
		Math.min(...extent.map((box) => box[1])),
		Math.max(...extent.map((box) => box[2])),
		Math.max(...extent.map((box) => box[3])),
	] as const;
	return {
		...{ id: idOf(area), kind: 'area', country: countries[0], slug, sentence },
		parent: NATIONS.find((one) => one.slug === nation)?.id ?? countries[0],
		names: { en, ...Object.fromEntries(Object.entries(others).filter(([, name]) => name !== en)) },
		native_name: native,
		...{ latitude: (south + north) / 2, longitude: (west + east) / 2, south, west, north, east },
	};
}

import { AREAS } from '#domain/catalogue/places/areas/areas.ts';
import { boxAround, boxesOf, type GolfArea } from '#domain/catalogue/places/areas/golf-area.ts';
import { getNationBySlug } from '#domain/catalogue/places/nations.ts';

/** The golf areas as rows of `places`, by the names of its columns. */
export const areaRows = () => AREAS.map(toRow);

/** Their boxes as rows of `place_outlines`. */
export const areaOutlines = () =>
	AREAS.flatMap((area) =>
		boxesOf(area).map(({ south, west, north, east }) => ({
			place_id: idOf(area),
			kind: 'area',
			country: area.countries[0],
			outline: `((${west},${south}),(${east},${south}),(${east},${north}),(${west},${north}))`,
		})),
	);

const idOf = ({ slug }: GolfArea) => `area-${slug}`;

function toRow(area: GolfArea) {
	const { slug, names, countries, nation, sentence } = area;
	const { en, native, ...others } = names;
	const { south, west, north, east } = boxAround(area);
	return {
		...{ id: idOf(area), kind: 'area', country: countries[0], slug, sentence },
		parent: getNationBySlug(nation ?? null)?.id ?? countries[0],
		names: { en, ...Object.fromEntries(Object.entries(others).filter(([, name]) => name !== en)) },
		native_name: native,
		...{ latitude: (south + north) / 2, longitude: (west + east) / 2, south, west, north, east },
	};
}

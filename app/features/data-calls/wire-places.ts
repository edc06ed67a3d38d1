import type { z } from 'zod';
import { countryOf, landOf } from '#domain/catalogue/cards.ts';
import type { OpenPlace } from '#domain/catalogue/places/open-place-queries.ts';
import { REGION_PAGE_FROM } from '#domain/catalogue/places/places.ts';
import { paths } from '../../lib/paths.ts';
import type * as shapes from './shapes/catalogue-shapes.ts';

/** A place as programs get it. */
export function toWirePlace(place: OpenPlace, origin: string): z.output<typeof shapes.place> {
	const { id, kind, names, nativeName, parent, latitude, longitude, box, courses } = place;
	const page = pageOf(place);
	const country = countryOf(place.country);
	return {
		id,
		kind,
		name: names.en,
		names,
		native_name: nativeName,
		country: country.name,
		country_code: country.code,
		parent_id: parent,
		latitude,
		longitude,
		box,
		courses,
		url: page && origin + page,
	};
}

/** Null where there is none: of towns, and of regions with few courses. */
function pageOf({ kind, country, slug, nation, courses }: OpenPlace): string | null {
	switch (kind) {
		case 'country':
			return paths.place(countryOf(country).slug);
		case 'nation':
			return courses > 0 ? paths.place(landOf({ country, nation: slug }).slug) : null;
		case 'region':
			return courses >= REGION_PAGE_FROM ? paths.place(landOf({ country, nation }).slug, slug) : null;
		case 'area':
			return paths.area(slug);
		case 'town':
			return null;
	}
}

import type { DomainContext } from '#domain/shared/context.ts';
import { landOf } from '../../cards.ts';
import { suggestClubs } from '../../clubs/suggested-club-queries.ts';
import type { SuggestedPlace } from '../../shapes.ts';
import { type LikelyPlace, MOST_COUNTED, suggestPlaces } from './place-suggestion-queries.ts';
import { townKey } from './town-key.ts';

/** The places with courses, clubs of several among them, that the search box offers, likeliest first. Countries have a list of their own there. */
export async function listSuggestedPlaces(ctx: DomainContext, typed: string, limit: number): Promise<SuggestedPlace[]> {
	const [places, clubs] = await Promise.all([suggestPlaces(ctx, typed, MOST_COUNTED), suggestClubs(ctx, typed)]);
	// Where both are as likely, the place stays before the club.
	return [...places.flatMap((one) => toSuggested(one) ?? []), ...clubs]
		.sort((a, b) => b.likely - a.likely)
		.slice(0, limit)
		.map(({ suggested }) => suggested);
}

/** A place as the search box offers it; null for a country, which it offers among the countries, and for one without courses. */
export function toSuggested({ place, likely }: LikelyPlace): { suggested: SuggestedPlace; likely: number } | null {
	const { kind, slug, name, region, courses } = place;
	if (kind === 'country' || courses === 0) return null;
	const land = landOf(place);
	const suggested = {
		...{ kind, name, courses, land: land.slug },
		key: kind === 'town' ? townKey(place) : slug,
		within: kind === 'nation' ? '' : [region, land.name].filter(Boolean).join(', '),
	};
	return { suggested, likely };
}

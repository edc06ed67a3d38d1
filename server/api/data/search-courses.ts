import type { Answered, Asked } from '#app/features/data-calls/calls.ts';
import { type Meaning, readMeaning } from '#app/features/find/meaning.server.ts';
import { withoutLookups } from '#app/features/find/read-find-search.server.ts';
import { readFoundFacts } from '#domain/catalogue/data-call-queries.ts';
import { findCourses } from '#domain/catalogue/finding/search.ts';
import { countryName } from '#domain/catalogue/places/countries.ts';
import type { FoundCourse } from '#domain/catalogue/shapes.ts';
import { listSampled } from '#domain/reviews/data-calls/data-call-queries.ts';
import type { Answering } from './answering.ts';

type Found = Answered<'searchCourses'>;

/** What the find page shows first for a text, and what was made of it. */
export async function searchCourses(
	{ ctx, samples }: Answering,
	{ q = '', limit }: Asked<'searchCourses'>,
): Promise<Found> {
	const meaning = await readMeaning(ctx, withoutLookups(new URLSearchParams({ q })));
	const { items, total } = await findCourses(ctx, { ...meaning.filter, size: limit });
	const ids = items.map(({ id }) => id);
	const facts = await readFoundFacts(ctx, ids);
	// As everywhere where programs are told a rating.
	const sampled = samples ? await listSampled(ctx, ids) : new Set<number>();
	const courses = items.flatMap((item) => {
		const known = facts.get(item.id);
		return known ? [{ ...called(item), ...known, ...rated(item, sampled.has(item.id)) }] : [];
	});
	return { understood: understoodOf(meaning), nearest: nearestOf(meaning), total, courses };
}

const nearestOf = ({ nearest }: Meaning): Found['nearest'] =>
	nearest && { place: toWirePlace(nearest.place), q: nearest.text };

type Named = NonNullable<Found['understood']['place']>;

const toWirePlace = ({ kind, name, slug, country }: Named) => ({ kind, name, slug, country: countryName(country) });

const called = ({ slug, name, location, country }: FoundCourse) => ({ slug, name, location, country: country.name });

function rated({ score }: FoundCourse, isSampled: boolean) {
	const isTold = !isSampled && !score.builtIn;
	return { rating: isTold ? score.value : null, ratingCount: isTold ? score.count : 0 };
}

function understoodOf({ understood, filter, search, club }: Meaning): Found['understood'] {
	const { place, filters, month, architect, radius } = understood ?? {};
	const words = search.q.trim();
	return {
		place: placeOf(club && { ...club, kind: 'club' as const }) ?? placeOf(place),
		filters: {
			...filters,
			...(month && { month }),
			...(architect && { architect }),
			...(place?.kind === 'town' && { kilometres: radius }),
			...(words && { words }),
		},
		sort: filter.sort.by,
	};
}

const placeOf = (place: Named | null | undefined) => (place ? toWirePlace(place) : null);

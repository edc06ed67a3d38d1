import { data, redirect } from 'react-router';
import { placeMeta } from '#app/features/place/for-machines.ts';
import { PlacePage } from '#app/features/place/place-page.tsx';
import { readPlace } from '#app/features/place/read-place.server.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { paths } from '#app/lib/paths.ts';
import { getCountryBySlug } from '#domain/catalogue/places/countries.ts';
import { REGION_PAGE_FROM } from '#domain/catalogue/places/places.ts';
import { readPageNumber } from '#domain/shared/page-number.ts';
import type { Route } from './+types/place';

export const handle: RouteHandle = { kind: 'reading', query: ['page'] };

/** A country, and at `/courses/<country>/in/<region>` one of its regions. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
	const country = getCountryBySlug(params.country);
	const region = 'region' in params ? (params.region ?? null) : null;
	const page = readPageNumber(new URL(request.url).searchParams.get('page'));
	const place = country && (await readPlace(context.get(domainContext), country, region, page));
	if (!place) throw data(null, { status: 404 });
	// Too few courses for a page of their own: they are all in the country's.
	if (region && place.summary.courses < REGION_PAGE_FROM) throw redirect(paths.place(country.slug), 302);
	return place;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return loaderData ? placeMeta(loaderData, matches[0].loaderData) : [];
}

export default function PlaceRoute({ loaderData }: Route.ComponentProps) {
	return <PlacePage place={loaderData} />;
}

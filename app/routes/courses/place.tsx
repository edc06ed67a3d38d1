import { data, redirect } from 'react-router';
import { placeMeta } from '#app/features/place/for-machines.ts';
import { PlacePage } from '#app/features/place/place-page.tsx';
import { type AskedPlace, readPlace } from '#app/features/place/read-place.server.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { paths } from '#app/lib/paths.ts';
import { getCountry, getCountryBySlug } from '#domain/catalogue/places/countries.ts';
import { getNationBySlug } from '#domain/catalogue/places/nations.ts';
import { findMovedRegion } from '#domain/catalogue/places/place-queries.ts';
import { REGION_PAGE_FROM } from '#domain/catalogue/places/places.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { readPageNumber } from '#domain/shared/page-number.ts';
import type { Route } from './+types/place';

export const handle: RouteHandle = { kind: 'reading', query: ['page'] };

/** A country or a nation, and at `/courses/<country or nation>/in/<region>` one of its regions. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const nation = getNationBySlug(params.country);
	const country = nation ? getCountry(nation.country) : getCountryBySlug(params.country);
	if (!country) throw data(null, { status: 404 });
	const asked = { country, nation, region: 'region' in params ? (params.region ?? null) : null };
	const page = readPageNumber(new URL(request.url).searchParams.get('page'));
	const place = await readPlace(ctx, asked, page);
	if (!place) throw await moved(ctx, asked);
	// Too few courses for a page of their own: they are all in the country's.
	if (asked.region && place.summary.courses < REGION_PAGE_FROM) throw redirect(paths.place(place.land.slug), 302);
	return place;
}

/** Regions were named by what sources call them, and by their country alone: old addresses lead on. */
async function moved(ctx: DomainContext, { country, nation, region }: AskedPlace) {
	const there = region === null ? null : await findMovedRegion(ctx, country.code, region);
	if (!there) return data(null, { status: 404 });
	const isHere = there.land === (nation ?? country).slug && there.region === region;
	// A region that has had no course yet is there, and has no page.
	return isHere ? redirect(paths.place(there.land), 302) : redirect(paths.place(there.land, there.region), 301);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return loaderData ? placeMeta(loaderData, matches[0].loaderData) : [];
}

export default function PlaceRoute({ loaderData }: Route.ComponentProps) {
	return <PlacePage place={loaderData} />;
}

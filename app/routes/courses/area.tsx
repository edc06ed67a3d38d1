import { data } from 'react-router';
import { AreaPage } from '#app/features/area/area-page.tsx';
import { areaMeta } from '#app/features/area/for-machines.ts';
import { readArea } from '#app/features/area/read-area.server.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { getArea } from '#domain/catalogue/places/areas/areas.ts';
import { readPageNumber } from '#domain/shared/page-number.ts';
import type { Route } from './+types/area';

export const handle: RouteHandle = { kind: 'reading', query: ['page'] };

/** A golf area. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
	const area = getArea(params.slug);
	if (!area) throw data(null, { status: 404 });
	const page = readPageNumber(new URL(request.url).searchParams.get('page'));
	return readArea(context.get(domainContext), area, page);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return loaderData ? areaMeta(loaderData, matches[0].loaderData) : [];
}

export default function AreaRoute({ loaderData }: Route.ComponentProps) {
	return <AreaPage area={loaderData} />;
}

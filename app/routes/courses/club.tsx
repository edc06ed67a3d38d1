import { data, redirect } from 'react-router';
import { ClubPage } from '#app/features/club/club-page.tsx';
import { clubMeta } from '#app/features/club/for-machines.ts';
import { readClub } from '#app/features/club/read-club.server.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { paths } from '#app/lib/paths.ts';
import { CLUB_PAGE_FROM } from '#domain/catalogue/clubs/clubs.ts';
import type { Route } from './+types/club';

export const handle: RouteHandle = { kind: 'reading' };

/** A club of two or more courses; the address of any other leads to its one course. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const read = await readClub(context.get(domainContext), params.slug);
	const [first] = read?.club.courses ?? [];
	if (!read || !first) throw data(null, { status: 404 });
	if (read.club.courses.length < CLUB_PAGE_FROM) throw redirect(paths.course(first), 302);
	return read;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return loaderData ? clubMeta(loaderData.club, matches[0].loaderData) : [];
}

export default function ClubRoute({ loaderData }: Route.ComponentProps) {
	return <ClubPage {...loaderData} />;
}

import { data, redirect } from 'react-router';
import { LinkPanel } from '#app/features/trips/link-panel.tsx';
import { readTripForm, readVotes } from '#app/features/trips/read-votes.server.ts';
import { ShareTrip } from '#app/features/trips/share-trip.tsx';
import { FileLinks } from '#app/features/trips/trip-actions.tsx';
import { requireOwnTrip } from '#app/features/trips/trip-files.server.ts';
import { TripPage } from '#app/features/trips/trip-page.tsx';
import { readTripView } from '#app/features/trips/trip-view.server.ts';
import { VotesForm } from '#app/features/trips/votes-form.tsx';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext, siteContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { tripPaths } from '#app/lib/trip-paths.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Buttons } from '#app/ui/forms/form-parts.tsx';
import type { DomainContext } from '#domain/shared/context.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import { orderByDistance } from '#domain/trips/stop-commands.ts';
import { castOwnVotes } from '#domain/trips/traveller-commands.ts';
import { changeLink, removeTraveller } from '#domain/trips/trip-commands.ts';
import { TRIP_MESSAGES } from '#domain/trips/trip-limits.ts';
import { makeTripLink } from '#domain/trips/trip-link.ts';
import { listPlayedOnTrip } from '#domain/trips/trip-queries.ts';
import type { Route } from './+types/own';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member', query: ['voted'] };

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const trip = await requireOwnTrip(ctx, params.id);
	const link = makeTripLink(ctx.secret, { id: trip.id, number: trip.link.number });
	const isVoting = trip.travellers.some(({ isOwner }) => isOwner);
	return {
		id: trip.id,
		trip: await readTripView(ctx, trip),
		address: trip.link.isOpen ? context.get(siteContext).origin + tripPaths.trip(link) : null,
		voter: trip.travellers.find(({ isOwner }) => isOwner)?.id ?? null,
		suggested: isVoting ? await listPlayedOnTrip(ctx, trip.id) : [],
		voted: new URL(request.url).searchParams.has('voted'),
		stamp: stampFor(ctx),
	};
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const { id } = await requireOwnTrip(ctx, params.id);
	const { intent, form } = await readTripForm(request);
	const outcome = await act(ctx, id, { intent, form });
	if (outcome === null) throw data(null, { status: 400 });
	if (outcome.ok) return redirect(tripPaths.memberTrip(id, { voted: intent === 'votes' ? 'yes' : null }), 303);
	if (outcome.kind !== 'too-many') throw data(null, { status: 404 });
	return data({ said: TRIP_MESSAGES.wait }, { status: 429 });
}

type Sent = Awaited<ReturnType<typeof readTripForm>>;

function act(ctx: DomainContext, id: number, { intent, form }: Sent) {
	if (intent === 'votes') return castOwnVotes(ctx, id, readVotes(form));
	if (intent === 'close-link') return changeLink(ctx, id, 'close');
	if (intent === 'new-link') return changeLink(ctx, id, 'renew');
	if (intent === 'order') return orderByDistance(ctx, id);
	const traveller = form.get('traveller');
	const isNumber = typeof traveller === 'string' && /^[1-9]\d{0,8}$/.test(traveller);
	return intent === 'off' && isNumber ? removeTraveller(ctx, id, Number(traveller)) : null;
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
	return pageMeta({
		title: loaderData?.trip.title ?? 'Your trip',
		description: 'Days, courses and votes of your trip.',
		path: tripPaths.memberTrip(Number(params.id)),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function OwnTrip({ loaderData, actionData }: Route.ComponentProps) {
	const { id, trip, address, voter, suggested, voted } = loaderData;
	const at = tripPaths.memberTrip(id);
	const said = actionData?.said ?? (voted ? 'Your votes are stored.' : null);
	const hasStops = trip.days.some(({ stops }) => stops.length > 0);
	return (
		<div className="wrap">
			<TripPage
				trip={trip}
				map={tripPaths.memberTripFile(id, 'map.svg')}
				crumbs={
					<Breadcrumbs
						above={[
							{ label: 'My golf', to: paths.memberGolf() },
							{ label: 'Trips', to: tripPaths.memberTrips() },
						]}
						here={trip.title}
					/>
				}
				voter={voter}
				suggested={suggested}
				actions={
					<>
						<FileLinks
							calendar={tripPaths.memberTripFile(id, 'trip.ics')}
							gpx={tripPaths.memberTripFile(id, 'trip.gpx')}
						/>
						{address !== null && <ShareTrip address={address} title={trip.title} />}
					</>
				}
				foot={
					<>
						{voter !== null && hasStops && (
							<VotesForm action={at} look="line" said={said} isStored={actionData === undefined} />
						)}
						<Buttons>
							<ButtonLink to={tripPaths.addTripCourses(id)} look="line">
								Add courses
							</ButtonLink>
							<ButtonLink to={tripPaths.editTrip(id)} look="line">
								Change days and order
							</ButtonLink>
						</Buttons>
					</>
				}
				aside={<LinkPanel address={address} action={at} trip={trip} />}
			/>
		</div>
	);
}

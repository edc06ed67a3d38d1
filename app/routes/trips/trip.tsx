import { data, redirect } from 'react-router';
import { JoinForm } from '#app/features/trips/join-form.tsx';
import { readTripForm, readVotes } from '#app/features/trips/read-votes.server.ts';
import { readTravellerKey, travellerCookie } from '#app/features/trips/traveller-cookie.server.ts';
import { FileLinks } from '#app/features/trips/trip-actions.tsx';
import { requireTripOf } from '#app/features/trips/trip-files.server.ts';
import { TripPage } from '#app/features/trips/trip-page.tsx';
import { readTripView } from '#app/features/trips/trip-view.server.ts';
import { VotesForm } from '#app/features/trips/votes-form.tsx';
import { YouVoteAs } from '#app/features/trips/you-vote-as.tsx';
import { domainContext, siteContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { HIDDEN } from '#app/lib/machines/secret-address.ts';
import { paths } from '#app/lib/paths.ts';
import { tripPaths } from '#app/lib/trip-paths.ts';
import { issueStamp } from '#domain/shared/forms/stamp.ts';
import { castVotes, joinTrip, leaveTrip, type TravellerFailure } from '#domain/trips/traveller-commands.ts';
import { TRIP_MESSAGES } from '#domain/trips/trip-limits.ts';
import { getOwnTrip, getTravellerByKey } from '#domain/trips/trip-queries.ts';
import { travellerSchema } from '#domain/trips/trip-rules.ts';
import type { Route } from './+types/trip';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'anyone', query: ['voted'] };

export const headers = () => HIDDEN;

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const trip = await requireTripOf(ctx, params.link);
	// Their own page has everything that is here, and more.
	if (await getOwnTrip(ctx, trip.id)) throw redirect(tripPaths.memberTrip(trip.id), { headers: HIDDEN });
	const key = await readTravellerKey(request, trip, context.get(siteContext).origin);
	const traveller = key === '' ? null : await getTravellerByKey(ctx, trip.id, key);
	return {
		link: params.link,
		trip: await readTripView(ctx, trip),
		traveller,
		voted: new URL(request.url).searchParams.has('voted'),
		// Who votes is told by the traveller's own key: whoever is signed in beside, it means the same.
		stamp: issueStamp(ctx.secret, ctx.now()),
	};
}

/** What is said of a form that was not taken: of the name, or of the votes. */
type Refused = { name: string; nameError?: string; said?: string };

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const { origin } = context.get(siteContext);
	const trip = await requireTripOf(ctx, params.link);
	const { intent, form } = await readTripForm(request);
	const key = await readTravellerKey(request, trip, origin);
	const home = (voted: boolean, cookie?: string) =>
		redirect(`${tripPaths.trip(params.link)}${voted ? '?voted=yes' : ''}`, {
			status: 303,
			headers: cookie === undefined ? HIDDEN : { ...HIDDEN, 'Set-Cookie': cookie },
		});
	const cookie = (value: string) => travellerCookie(trip, value, { origin, now: ctx.now() });
	switch (intent) {
		case 'join': {
			const name = String(form.get('name') ?? '');
			const read = travellerSchema.safeParse({ name });
			if (!read.success) return refuse({ name, nameError: read.error.issues[0]?.message }, 400);
			const joined = await joinTrip(ctx, params.link, read.data);
			return joined.ok ? home(false, await cookie(joined.value.key)) : refuseJoin(joined, name);
		}
		case 'votes': {
			const stored = await castVotes(ctx, { link: params.link, key }, readVotes(form));
			if (stored.ok) return home(true);
			if (stored.kind === 'too-many') return refuse({ name: '', said: TRIP_MESSAGES.wait }, 429);
			// Taken off the trip meanwhile: they may join again.
			return stored.kind === 'traveller-unknown' ? home(false, await cookie('')) : notFound();
		}
		case 'leave':
			await leaveTrip(ctx, { link: params.link, key });
			return home(false, await cookie(''));
		case 'forget':
			return home(false, await cookie(''));
		default:
			throw data(null, { status: 400, headers: HIDDEN });
	}
}

const refuse = (refused: Refused, status: number) => data<Refused>(refused, { status });

const notFound = (): never => {
	throw data(null, { status: 404, headers: HIDDEN });
};

function refuseJoin({ kind }: TravellerFailure, name: string) {
	if (kind === 'name-taken') return refuse({ name, nameError: TRIP_MESSAGES.nameTaken }, 422);
	if (kind === 'trip-full') return refuse({ name, nameError: TRIP_MESSAGES.full }, 422);
	return kind === 'too-many' ? refuse({ name, nameError: TRIP_MESSAGES.wait }, 429) : notFound();
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return pageMeta({
		title: loaderData?.trip.title ?? 'A golf trip',
		description: 'Type your name and say what you think of each course. You need no account.',
		// Its own address opens it, and stands in nothing that others read.
		path: paths.home(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

/** A trip for whoever has its link: a name, then a vote for each course, sent at once. */
export default function TripOfLink({ loaderData, actionData }: Route.ComponentProps) {
	const { link, trip, traveller, voted } = loaderData;
	const at = tripPaths.trip(link);
	const hasStops = trip.days.some(({ stops }) => stops.length > 0);
	const said = actionData?.said ?? (voted ? 'Your votes are stored. You can change them at any time.' : null);
	return (
		<div className="wrap">
			<TripPage
				trip={trip}
				map={tripPaths.tripFile(link, 'map.svg')}
				voter={traveller?.id ?? null}
				lead={
					traveller ? (
						<YouVoteAs name={traveller.name} action={at} />
					) : (
						<JoinForm action={at} name={actionData?.name ?? ''} error={actionData?.nameError} kept={trip} />
					)
				}
				actions={
					<FileLinks calendar={tripPaths.tripFile(link, 'trip.ics')} gpx={tripPaths.tripFile(link, 'trip.gpx')} />
				}
				foot={
					traveller && hasStops && <VotesForm action={at} look="flag" said={said} isStored={actionData === undefined} />
				}
				aside={null}
			/>
		</div>
	);
}

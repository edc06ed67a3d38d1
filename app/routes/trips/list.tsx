import { AccountPage } from '#app/features/account/account-page.tsx';
import { EmptyList } from '#app/features/account/empty-list.tsx';
import { formatDays } from '#app/features/trips/trip-words.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { formatCount } from '#app/lib/format/format.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { tripPaths } from '#app/lib/trip-paths.ts';
import { Announced } from '#app/ui/announced.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Note } from '#app/ui/forms/form-parts.tsx';
import { Link } from '#app/ui/link.tsx';
import { listOwnTrips } from '#domain/trips/trip-queries.ts';
import type { Route } from './+types/list';
import styles from './list.module.css';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', query: ['removed'] };

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	return { trips: await listOwnTrips(ctx), removed: new URL(request.url).searchParams.has('removed') };
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Your trips',
		description: 'The golf trips you plan, with their days, courses and travellers.',
		path: tripPaths.memberTrips(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function Trips({ loaderData: { trips, removed } }: Route.ComponentProps) {
	return (
		<AccountPage
			title="Your trips"
			aside={
				trips.length > 0 && (
					<ButtonLink to={tripPaths.newTrip()} look="flag">
						Plan a trip
					</ButtonLink>
				)
			}
		>
			<Announced isSuccess>{removed && <Note>The trip is removed.</Note>}</Announced>
			{trips.length === 0 ? (
				<EmptyList text="Your trips stand here. Choose days and courses, send your friends the link, and let them vote without an account.">
					<ButtonLink to={tripPaths.newTrip()} look="flag">
						Plan a trip
					</ButtonLink>
				</EmptyList>
			) : (
				<ul className={styles.trips}>
					{trips.map(({ id, title, firstDay, lastDay, courses, travellers }) => (
						<li key={id}>
							<Link to={tripPaths.memberTrip(id)}>{title}</Link>
							<small>
								{[
									formatDays(firstDay, lastDay),
									formatCount(courses, 'course'),
									travellers > 0 && formatCount(travellers, 'traveller'),
								]
									.filter(Boolean)
									.join(' · ')}
							</small>
						</li>
					))}
				</ul>
			)}
		</AccountPage>
	);
}

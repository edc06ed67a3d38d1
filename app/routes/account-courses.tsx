import { listPlayedCourses } from '#domain/reviews/played-queries.ts';
import { AccountPage } from '../features/account/account-page.tsx';
import { EmptyList } from '../features/account/empty-list.tsx';
import { PlayedCourses } from '../features/account/played-courses.tsx';
import { requireMember } from '../lib/auth/require-member.ts';
import { domainContext } from '../lib/context.ts';
import { formatCount } from '../lib/format.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/meta.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/account-courses';

export const handle: RouteHandle = { kind: 'tool', keep: 'private' };

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	return { played: await listPlayedCourses(ctx) };
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Your courses',
		description: 'The courses you have played, by country.',
		path: paths.memberCourses(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function AccountCourses({ loaderData }: Route.ComponentProps) {
	const { played } = loaderData;
	const countries = new Set(played.map(({ country }) => country.code)).size;
	const counts = `${formatCount(played.length, 'course')} in ${formatCount(countries, 'country', 'countries')}`;
	return (
		<AccountPage title="Your courses" aside={played.length > 0 && counts}>
			{played.length === 0 ? (
				<EmptyList text="The courses you have reviewed stand here, by country.">
					<ButtonLink to={paths.createReview()} look="flag">
						Write your first review
					</ButtonLink>
				</EmptyList>
			) : (
				<PlayedCourses courses={played} />
			)}
		</AccountPage>
	);
}

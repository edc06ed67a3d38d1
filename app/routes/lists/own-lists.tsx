import { AccountPage } from '#app/features/account/account-page.tsx';
import { EmptyList } from '#app/features/account/empty-list.tsx';
import { OwnLists as OwnListRows } from '#app/features/lists/own-lists.tsx';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { listPaths } from '#app/lib/list-paths.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { Announced } from '#app/ui/announced.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Note } from '#app/ui/forms/form-parts.tsx';
import { listOwnLists } from '#domain/lists/own-queries.ts';
import type { Route } from './+types/own-lists';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', query: ['removed'] };

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	return { lists: await listOwnLists(ctx), removed: new URL(request.url).searchParams.has('removed') };
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Your lists',
		description: 'Lists of courses, in your order and with your notes.',
		path: listPaths.ownLists(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function OwnLists({ loaderData: { lists, removed } }: Route.ComponentProps) {
	return (
		<AccountPage
			title="Your lists"
			aside={
				<ButtonLink to={listPaths.newList()} look="flag">
					New list
				</ButtonLink>
			}
		>
			<Announced isSuccess>{removed && <Note>The list is removed.</Note>}</Announced>
			{lists.length === 0 ? (
				<EmptyList text="Your lists of courses stand here: your ten best links, next year’s journey, where to take a beginner.">
					<ButtonLink to={paths.findCourse()} look="line">
						Find a course
					</ButtonLink>
				</EmptyList>
			) : (
				<OwnListRows lists={lists} />
			)}
		</AccountPage>
	);
}

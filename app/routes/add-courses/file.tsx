import { AccountPage } from '#app/features/account/account-page.tsx';
import { FileForm } from '#app/features/add-courses/file-form.tsx';
import { WaysNav } from '#app/features/add-courses/ways-nav.tsx';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/file';

export const handle: RouteHandle = { kind: 'tool', keep: 'private' };

export function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	return { stamp: stampFor(ctx) };
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Add courses from a file',
		description: 'Mark the golf courses of a file of places as played or wanted.',
		path: paths.addByFile(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

/** Many courses at once (B3), by a file; where it is sent to shows what was read of it. */
export default function AddCoursesByFile({ loaderData }: Route.ComponentProps) {
	return (
		<AccountPage title="Add many courses">
			<WaysNav />
			<FileForm mark="played" error={null} stamp={loaderData.stamp} />
		</AccountPage>
	);
}

import { AccountPage } from '#app/features/account/account-page.tsx';
import { EmptyList } from '#app/features/account/empty-list.tsx';
import { OwnReportEntry } from '#app/features/account/own-report.tsx';
import { ownReportsPath } from '#app/features/conditions/own-reports-path.ts';
import { WaitingPlace } from '#app/features/waiting/waiting-place.tsx';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { formatCount } from '#app/lib/format/format.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { listOwnReports } from '#domain/conditions/own-queries.ts';
import { readPageNumber } from '#domain/shared/page-number.ts';
import type { Route } from './+types/own-reports';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', query: ['page'] };

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	return { reports: await listOwnReports(ctx, readPageNumber(new URL(request.url).searchParams.get('page'))) };
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Your conditions reports',
		description: 'Everything you have told of how courses were, and what has become of it.',
		path: ownReportsPath(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function OwnReports({ loaderData }: Route.ComponentProps) {
	const { items, page, pages, total } = loaderData.reports;
	return (
		<AccountPage title="Your conditions reports" aside={total > 0 && formatCount(total, 'report')}>
			<WaitingPlace />
			{items.length === 0 ? (
				<EmptyList text="What you tell of courses stands here, and what has become of it. Press How is it now? on the page of a course that you have just played.">
					<ButtonLink to={paths.findCourse()} look="line">
						Find a course
					</ButtonLink>
				</EmptyList>
			) : (
				<div>
					{items.map((report) => (
						<OwnReportEntry key={report.id} report={report} />
					))}
				</div>
			)}
			<Pager page={page} pages={pages} to={(number) => ownReportsPath({ page: number })} />
		</AccountPage>
	);
}

import { data, redirect } from 'react-router';
import { PostButton } from '#app/features/account/post-button.tsx';
import { ownReportsPath } from '#app/features/conditions/own-reports-path.ts';
import { takeBackPath } from '#app/features/conditions/take-back-path.ts';
import { CourseName } from '#app/features/course-card/course-name.tsx';
import { requireCourseCard } from '#app/features/member-actions/require-course.server.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { FormPage } from '#app/ui/forms/form-page.tsx';
import { Buttons } from '#app/ui/forms/form-parts.tsx';
import { saidToldText } from '#domain/conditions/said.ts';
import { getOwnReport, type OwnReportPlace, takeBackReport } from '#domain/conditions/take-back-commands.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/removal';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', query: ['link', 'done'], writes: 'anyone' };

/** Asks once more; nothing is removed by opening an address (S17). */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const course = await requireCourseCard(ctx, params);
	const isMember = ctx.viewer.kind === 'member';
	if (new URL(request.url).searchParams.has('done')) return { course, report: null, link: null, isMember, stamp: null };
	const place = placeOf(ctx, request, params.report);
	const report = await getOwnReport(ctx, place);
	if (!report) throw data(null, { status: 404 });
	return { course, report, link: place.link, isMember, stamp: stampFor(ctx) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const course = await requireCourseCard(ctx, params);
	const place = placeOf(ctx, request, params.report);
	// Pressed twice it is gone all the same.
	await takeBackReport(ctx, place);
	return redirect(takeBackPath(course, place.reportId, { done: 'yes' }), 303);
}

/** With a link as whoever was given it, else as the member who is signed in. */
function placeOf(ctx: DomainContext, request: Request, id: string): OwnReportPlace {
	if (!/^[1-9]\d{0,8}$/.test(id)) throw data(null, { status: 404 });
	const link = new URL(request.url).searchParams.get('link');
	if (link === null) requireMember(ctx, request);
	return { reportId: Number(id), link };
}

export function meta({ matches, params }: Route.MetaArgs) {
	return pageMeta({
		title: 'Take back what you told',
		description: 'Take away what you have told of how a course was.',
		path: takeBackPath({ slug: params.slug, countrySlug: params.country }, Number(params.report)),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function TakeBackConditions({ loaderData: { course, report, link, isMember } }: Route.ComponentProps) {
	return (
		<FormPage
			kicker="What you told"
			title={report ? 'Take it back?' : 'It is taken back'}
			lead={<CourseName course={course} />}
			picture={paths.cover(course.slug)}
		>
			<p>
				{report
					? `${saidToldText(report.told)}, on ${formatDate(report.day)}. It is erased at once and said of the course no more. This cannot be undone; you can tell anew how the course is.`
					: 'Nothing of what you told is left with us.'}
			</p>
			<Buttons>
				{report && (
					<PostButton action={takeBackPath(course, report.id, { link })} busy="Erasing..." look="flag">
						Take it back
					</PostButton>
				)}
				<ButtonLink look="line" to={paths.course(course)}>
					Back to the course
				</ButtonLink>
				{isMember && (
					<ButtonLink look="quiet" to={ownReportsPath()}>
						Your conditions reports
					</ButtonLink>
				)}
			</Buttons>
		</FormPage>
	);
}

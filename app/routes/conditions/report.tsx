import { aboutReport } from '#app/features/conditions/about-report.ts';
import { PHOTOGRAPH_FIELD, REPORT_FIELDS } from '#app/features/conditions/report-fields.ts';
import { ReportForm } from '#app/features/conditions/report-form.tsx';
import { SentReport } from '#app/features/conditions/sent-report.tsx';
import { takeBackPath } from '#app/features/conditions/take-back-path.ts';
import { takeInPhotograph } from '#app/features/conditions/take-in-photograph.server.ts';
import { ToldReports } from '#app/features/conditions/told-reports.tsx';
import { CourseName } from '#app/features/course-card/course-name.tsx';
import { CoursePlace } from '#app/features/course-card/course-place.tsx';
import { requireCourseCard } from '#app/features/member-actions/require-course.server.ts';
import { WaitingPlace } from '#app/features/waiting/waiting-place.tsx';
import { domainContext } from '#app/lib/context.ts';
import { handlePost, type PostRefusal } from '#app/lib/forms/handle-post.server.ts';
import { sendOrKeep } from '#app/lib/forms/send-or-keep.ts';
import { useFailureToast } from '#app/lib/forms/use-failure-toast.ts';
import { isOfMember, openerIn } from '#app/lib/forms/written.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { FormPage } from '#app/ui/forms/form-page.tsx';
import { FormSays, Note } from '#app/ui/forms/form-parts.tsx';
import { type ConditionFailure, reportConditions } from '#domain/conditions/report-commands.ts';
import { CONDITION_MESSAGES } from '#domain/conditions/report-limits.ts';
import { conditionSchema } from '#domain/conditions/report-rules.ts';
import { makeTakeBackLink, readTakeBackLink } from '#domain/conditions/take-back-link.ts';
import { listTold } from '#domain/conditions/told-queries.ts';
import { latestDayOnEarth, utcDay } from '#domain/shared/day.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/report';

/** What became of a report that was sent. */
const SENT = ['shown', 'read-first'] as const;

export const handle: RouteHandle = {
	kind: 'tool',
	keep: 'no-store',
	choices: { sent: SENT },
	query: ['link'],
	files: [PHOTOGRAPH_FIELD],
	writes: 'anyone',
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const course = await requireCourseCard(ctx, params);
	const asked = new URL(request.url).searchParams;
	const sent = SENT.find((one) => one === asked.get('sent')) ?? null;
	const link = asked.get('link');
	const reportId = link === null ? null : readTakeBackLink(ctx.secret, link, ctx.now());
	const takeBack = reportId === null ? null : takeBackPath(course, reportId, { link });
	const told = await listTold(ctx, course.id);
	return { course, sent, takeBack, told, stamp: stampFor(ctx), today: utcDay(ctx.now()) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const course = await requireCourseCard(ctx, params);
	return handlePost(ctx, request, {
		fields: REPORT_FIELDS,
		schema: conditionSchema(latestDayOnEarth(ctx.now())),
		takeIn: (form) => takeInPhotograph(ctx, form),
		store: (input, sending) => reportConditions(ctx, course.slug, input, sending),
		what: 'a report of conditions',
		failed: CONDITION_MESSAGES.failed,
		next: ({ heldBy, reportId }) =>
			paths.reportConditions(course, {
				sent: heldBy.length > 0 ? 'read-first' : 'shown',
				link: ctx.viewer.kind === 'member' ? null : makeTakeBackLink(ctx.secret, reportId, ctx.now()),
			}),
		refuse: (kind) => REFUSALS[kind],
	});
}

/** Null is not found. */
const REFUSALS: Record<ConditionFailure['kind'], PostRefusal | null> = {
	'course-unknown': null,
	'course-closed': { status: 422, notice: CONDITION_MESSAGES.closed },
	'day-too-early': { status: 400, fieldErrors: { day: [CONDITION_MESSAGES.day] } },
	'too-many': { status: 422, notice: CONDITION_MESSAGES.tooMany },
};

export const clientAction = ({ request, serverAction: send }: Route.ClientActionArgs) =>
	sendOrKeep({ request, send, words: CONDITION_MESSAGES, kind: 'conditions', aboutOf: aboutReport, ofAnybody: true });

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
	const name = loaderData?.course.name;
	return pageMeta({
		title: name ? `How is ${name} now?` : 'How is it now?',
		description: 'Tell other golfers how the greens, fairways and bunkers are today. Six taps, nothing to type.',
		path: paths.reportConditions({ slug: params.slug, countrySlug: params.country }),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function ReportConditions({ loaderData, actionData }: Route.ComponentProps) {
	const { course, sent, takeBack, told, stamp, today } = loaderData;
	const again = actionData?.kind === 'again' ? actionData : undefined;
	const isKept = actionData?.kind === 'kept';
	useFailureToast(actionData);
	return (
		<FormPage
			kicker="How is it now?"
			title={<CourseName course={course} />}
			lead={<CoursePlace course={course} />}
			picture={paths.cover(course.slug)}
		>
			<WaitingPlace />
			{sent || isKept ? (
				<SentReport
					course={course}
					became={sent ?? 'kept'}
					isMember={isOfMember(openerIn(stamp))}
					takeBack={takeBack}
				/>
			) : course.closedOn === null ? (
				<>
					<FormSays notice={again?.notice} failed={again?.failed} />
					<ReportForm
						key={stamp}
						action={paths.reportConditions(course)}
						stamp={again?.stamp ?? stamp}
						again={again}
						today={today}
					/>
				</>
			) : (
				<Note>{CONDITION_MESSAGES.closed}</Note>
			)}
			<ToldReports course={course} {...told} />
		</FormPage>
	);
}

import { CourseName } from '#app/features/course-card/course-name.tsx';
import { CoursePlace } from '#app/features/course-card/course-place.tsx';
import { requireCourseCard } from '#app/features/member-actions/require-course.server.ts';
import { aboutRound } from '#app/features/rounds/about-round.ts';
import { KeptRound } from '#app/features/rounds/kept-round.tsx';
import { ROUND_FIELDS } from '#app/features/rounds/round-fields.ts';
import { RoundForm } from '#app/features/rounds/round-form.tsx';
import { SavedRound } from '#app/features/rounds/saved-round.tsx';
import { WaitingPlace } from '#app/features/waiting/waiting-place.tsx';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { handlePost } from '#app/lib/forms/handle-post.server.ts';
import { sendOrKeep } from '#app/lib/forms/send-or-keep.ts';
import { useFailureToast } from '#app/lib/forms/use-failure-toast.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { FormPage } from '#app/ui/forms/form-page.tsx';
import { FormSays } from '#app/ui/forms/form-parts.tsx';
import { placeInBook } from '#domain/rounds/diary-queries.ts';
import { logRound } from '#domain/rounds/round-commands.ts';
import { ROUND_MESSAGES } from '#domain/rounds/round-limits.ts';
import { getDayOfReview, getOwnRound } from '#domain/rounds/round-queries.ts';
import { roundSchema } from '#domain/rounds/round-rules.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { isCalendarDay, latestDayOnEarth, utcDay } from '#domain/shared/day.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/log';

export const handle: RouteHandle = {
	kind: 'tool',
	keep: 'private',
	query: ['day', 'review', 'saved'],
	writes: 'member',
};

const NUMBER = /^[1-9]\d{0,8}$/;

/** The number of a thing that an address names; null where it names none. */
function numberIn(request: Request, name: 'review' | 'saved'): number | null {
	const text = new URL(request.url).searchParams.get(name) ?? '';
	return NUMBER.test(text) ? Number(text) : null;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const course = await requireCourseCard(ctx, params);
	requireMember(ctx, request);
	const [savedId, review] = [numberIn(request, 'saved'), numberIn(request, 'review')];
	const [saved, reviewed] = await Promise.all([
		savedId === null ? null : getSaved(ctx, course.id, savedId),
		review === null ? null : getDayOfReview(ctx, { reviewId: review, courseId: course.id }),
	]);
	const asked = new URL(request.url).searchParams.get('day') ?? '';
	const day = reviewed ?? (isCalendarDay(asked) ? asked : null);
	const now = ctx.now();
	return { course, saved, review, day, stamp: stampFor(ctx), today: utcDay(now), latestDay: latestDayOnEarth(now) };
}

/** The round at the course that was just saved, and its place in the book. */
async function getSaved(ctx: DomainContext, courseId: number, roundId: number) {
	const own = await getOwnRound(ctx, roundId);
	if (own?.course.id !== courseId) return null;
	return { ...own, place: await placeInBook(ctx, { courseId, day: own.round.day }) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const course = await requireCourseCard(ctx, params);
	const reviewId = numberIn(request, 'review');
	return handlePost(ctx, request, {
		fields: ROUND_FIELDS,
		schema: roundSchema(latestDayOnEarth(ctx.now())),
		store: (input, { stamp }) => logRound(ctx, course.slug, input, { stamp, reviewId }),
		what: 'a round',
		failed: ROUND_MESSAGES.failed,
		next: ({ roundId }) => paths.logRound(course, { saved: roundId }),
	});
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
	sendOrKeep({ request, send: serverAction, words: ROUND_MESSAGES, kind: 'round', aboutOf: aboutRound });

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
	return pageMeta({
		title: loaderData ? `Log a round at ${loaderData.course.name}` : 'Log a round',
		description: 'Keep a round in your own book.',
		path: paths.logRound({ slug: params.slug, countrySlug: params.country }),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function LogRound({ loaderData, actionData }: Route.ComponentProps) {
	const { course, saved, review, day, stamp, today, latestDay } = loaderData;
	const again = actionData?.kind === 'again' ? actionData : undefined;
	useFailureToast(actionData);
	return (
		<FormPage
			kicker="Log a round"
			title={<CourseName course={course} />}
			lead={<CoursePlace course={course} />}
			picture={paths.cover(course.slug)}
		>
			<WaitingPlace />
			{saved ? (
				<SavedRound {...saved} />
			) : actionData?.kind === 'kept' ? (
				<KeptRound course={course} />
			) : (
				<>
					<FormSays notice={again?.notice} failed={again?.failed} />
					<RoundForm
						key={stamp}
						action={paths.logRound(course, { review })}
						stamp={again?.stamp ?? stamp}
						again={again}
						defaults={day === null ? {} : { day }}
						today={today}
						latestDay={latestDay}
					/>
				</>
			)}
		</FormPage>
	);
}

import { data, redirect } from 'react-router';
import { plainForm } from '#app/features/add-courses/plain-form.ts';
import { CourseName } from '#app/features/course-card/course-name.tsx';
import { CoursePlace } from '#app/features/course-card/course-place.tsx';
import { PostForm, SubmitButton } from '#app/features/forms/post-form.tsx';
import { requireCourseCard } from '#app/features/member-actions/require-course.server.ts';
import { courseField } from '#app/features/trips/course-fields.ts';
import { formatDays, formatTripDay } from '#app/features/trips/trip-words.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { tripPaths } from '#app/lib/trip-paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/forms/field.tsx';
import { FormPage } from '#app/ui/forms/form-page.tsx';
import { Buttons, FormSays } from '#app/ui/forms/form-parts.tsx';
import { earliestDayOnEarth } from '#domain/shared/day.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import { addStop } from '#domain/trips/stop-commands.ts';
import { TRIP_MESSAGES } from '#domain/trips/trip-limits.ts';
import { listOwnTrips } from '#domain/trips/trip-queries.ts';
import { dayAfter } from '#domain/trips/trip-rules.ts';
import type { Route } from './+types/of-course';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

const DAY = 86_400_000;

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const course = await requireCourseCard(ctx, params);
	requireMember(ctx, request);
	const today = earliestDayOnEarth(ctx.now());
	const trips = (await listOwnTrips(ctx)).filter(({ lastDay }) => lastDay >= today);
	return {
		course,
		// The one that begins next comes first.
		trips: trips.toReversed().map(({ id, title, firstDay, lastDay }) => ({
			...{ id, title },
			dates: formatDays(firstDay, lastDay),
			days: Array.from({ length: (Date.parse(lastDay) - Date.parse(firstDay)) / DAY + 1 }, (_, at) =>
				formatTripDay(dayAfter(firstDay, at)),
			),
		})),
		stamp: stampFor(ctx),
	};
}

/** A day of a trip, as the form names it. */
const CHOSEN = /^([1-9]\d{0,8})\.([1-9]\d?)$/;

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const course = await requireCourseCard(ctx, params);
	const form = await readForm(request, ['stamp', 'on']);
	const [, trip, day] = CHOSEN.exec(textOf(form, 'on')) ?? [];
	if (!trip || !day) throw data(null, { status: 400 });
	const added = await addStop(ctx, Number(trip), { slug: course.slug, day: Number(day) });
	if (added.ok) return redirect(tripPaths.memberTrip(Number(trip)), 303);
	if (added.kind === 'too-many-courses') return data({ said: TRIP_MESSAGES.many }, { status: 422 });
	throw data(null, { status: 404 });
}

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
	return pageMeta({
		title: loaderData ? `Add ${loaderData.course.name} to a trip` : 'Add to a trip',
		description: 'Put a course on a day of one of your trips.',
		path: tripPaths.courseTrip({ slug: params.slug, countrySlug: params.country }),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function AddToTrip({ loaderData, actionData }: Route.ComponentProps) {
	const { course, trips, stamp } = loaderData;
	const withCourse = tripPaths.newTrip({ [courseField(1)]: course.slug });
	return (
		<FormPage
			kicker="Add to a trip"
			title={<CourseName course={course} />}
			lead={<CoursePlace course={course} />}
			picture={paths.cover(course.slug)}
		>
			<FormSays notice={actionData?.said} failed={null} />
			{trips.length === 0 ? (
				<>
					<p>You have no trip that lies ahead.</p>
					<Buttons>
						<ButtonLink to={withCourse} look="flag">
							Plan a trip with this course
						</ButtonLink>
					</Buttons>
				</>
			) : (
				<PostForm form={plainForm('add-to-trip')} action={tripPaths.courseTrip(course)} stamp={stamp}>
					<SelectField id="on" name="on" label="Trip and day">
						{trips.map(({ id, title, dates, days }) => (
							<optgroup key={id} label={`${title}, ${dates}`}>
								{days.map((day, at) => (
									<option key={day} value={`${id}.${at + 1}`}>
										{title}: {day}
									</option>
								))}
							</optgroup>
						))}
					</SelectField>
					<Buttons>
						<SubmitButton busy="Adding...">Add to the trip</SubmitButton>
						<ButtonLink to={withCourse} look="line">
							Plan another trip
						</ButtonLink>
					</Buttons>
				</PostForm>
			)}
		</FormPage>
	);
}

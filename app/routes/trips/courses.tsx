import { redirect } from 'react-router';
import { AccountPage } from '#app/features/account/account-page.tsx';
import { plainForm } from '#app/features/add-courses/plain-form.ts';
import { findQuery } from '#app/features/find/find-parameters.ts';
import { PostForm, SubmitButton } from '#app/features/forms/post-form.tsx';
import { COURSE_FIELDS } from '#app/features/trips/course-fields.ts';
import { CourseTicks } from '#app/features/trips/course-ticks.tsx';
import { findFieldsOf, findForTrip } from '#app/features/trips/find-for-trip.server.ts';
import { tickedIn } from '#app/features/trips/new-trip-schema.server.ts';
import { requireOwnTrip } from '#app/features/trips/trip-files.server.ts';
import { formatTripDay } from '#app/features/trips/trip-words.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { tripPaths } from '#app/lib/trip-paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/forms/field.tsx';
import { Buttons, FormSays } from '#app/ui/forms/form-parts.tsx';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import { addStop } from '#domain/trips/stop-commands.ts';
import { TRIP_MESSAGES } from '#domain/trips/trip-limits.ts';
import type { Route } from './+types/courses';

export const handle: RouteHandle = {
	kind: 'tool',
	keep: 'private',
	// The browser has no use for it.
	query: import.meta.env.SSR ? [...Object.values(findQuery()).flat(), ...COURSE_FIELDS, 'day'] : [],
	writes: 'member',
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const { searchParams } = new URL(request.url);
	const [trip, found] = await Promise.all([requireOwnTrip(ctx, params.id), findForTrip(ctx, searchParams)]);
	return {
		...found,
		id: trip.id,
		title: trip.title,
		days: trip.days.map(({ number, day }) => ({ number, name: formatTripDay(day) })),
		day: searchParams.get('day') ?? '1',
		q: searchParams.get('q') ?? '',
		fields: findFieldsOf(searchParams),
		stamp: stampFor(ctx),
	};
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const { id } = await requireOwnTrip(ctx, params.id);
	const form = await readForm(request, ['stamp', 'day', ...COURSE_FIELDS]);
	const slugs = tickedIn(Object.fromEntries(form));
	const day = Number(textOf(form, 'day'));
	if (slugs.length === 0) return { said: TRIP_MESSAGES.course };
	for (const slug of slugs) {
		const added = await addStop(ctx, id, { slug, day });
		if (!added.ok && added.kind === 'too-many-courses') return { said: TRIP_MESSAGES.many };
	}
	return redirect(tripPaths.memberTrip(id), 303);
}

export function meta({ matches, params }: Route.MetaArgs) {
	return pageMeta({
		title: 'Add courses to your trip',
		description: 'Search courses and put them on a day of your trip.',
		path: tripPaths.addTripCourses(Number(params.id)),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function AddTripCourses({ loaderData, actionData }: Route.ComponentProps) {
	const { id, title, days, day, choices, isSearch, total, q, fields, stamp } = loaderData;
	return (
		<AccountPage title="Add courses">
			<p>{title}</p>
			<FormSays notice={actionData?.said} failed={null} />
			<PostForm
				key={stamp}
				form={plainForm('add')}
				action={tripPaths.addTripCourses(id, { q, ...Object.fromEntries(fields) })}
				stamp={stamp}
			>
				<CourseTicks {...{ q, choices, isSearch, total, fields }} searchAt={tripPaths.addTripCourses(id)} ticked={[]} />
				<SelectField id="add-day" name="day" label="Day" defaultValue={day}>
					{days.map(({ number, name }) => (
						<option key={number} value={number}>
							{name}
						</option>
					))}
				</SelectField>
				<Buttons>
					<SubmitButton busy="Adding...">Add to the trip</SubmitButton>
					<ButtonLink to={tripPaths.memberTrip(id)} look="line">
						Back to the trip
					</ButtonLink>
				</Buttons>
			</PostForm>
		</AccountPage>
	);
}

import { AccountPage } from '#app/features/account/account-page.tsx';
import { plainForm } from '#app/features/add-courses/plain-form.ts';
import { findQuery } from '#app/features/find/find-parameters.ts';
import { PostForm, SubmitButton } from '#app/features/forms/post-form.tsx';
import { COURSE_FIELDS, TRIP_FIELDS, TRIP_LABELS, type TripField } from '#app/features/trips/course-fields.ts';
import { CourseTicks } from '#app/features/trips/course-ticks.tsx';
import { findFieldsOf, findForTrip } from '#app/features/trips/find-for-trip.server.ts';
import { newTripSchema } from '#app/features/trips/new-trip-schema.server.ts';
import { TripFields } from '#app/features/trips/trip-fields.tsx';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { handlePost } from '#app/lib/forms/handle-post.server.ts';
import { useFailureToast } from '#app/lib/forms/use-failure-toast.ts';
import { useFormFields } from '#app/lib/forms/use-form-fields.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { tripPaths } from '#app/lib/trip-paths.ts';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { Buttons, FormSays } from '#app/ui/forms/form-parts.tsx';
import { earliestDayOnEarth } from '#domain/shared/day.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import { createTrip } from '#domain/trips/trip-commands.ts';
import { TRIP_MESSAGES } from '#domain/trips/trip-limits.ts';
import type { Route } from './+types/new';

export const handle: RouteHandle = {
	kind: 'tool',
	keep: 'private',
	// The browser has no use for it.
	query: import.meta.env.SSR ? [...Object.values(findQuery()).flat(), ...TRIP_FIELDS, ...COURSE_FIELDS] : [],
	writes: 'member',
};

/** A trip has so many days unless somebody says otherwise. */
const USUAL_DAYS = '4';

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const { firstName } = requireMember(ctx, request);
	const { searchParams } = new URL(request.url);
	const found = await findForTrip(ctx, searchParams);
	const asked = Object.fromEntries(TRIP_FIELDS.map((name) => [name, searchParams.get(name) ?? '']));
	return {
		...found,
		q: searchParams.get('q') ?? '',
		fields: findFieldsOf(searchParams),
		defaults: {
			...asked,
			title: asked.title || (found.place ? `Golf in ${found.place}` : ''),
			days: asked.days || USUAL_DAYS,
			name: asked.name || firstName,
		},
		earliestDay: earliestDayOnEarth(ctx.now()),
		stamp: stampFor(ctx),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	return handlePost(ctx, request, {
		fields: [...TRIP_FIELDS, ...COURSE_FIELDS],
		schema: newTripSchema(earliestDayOnEarth(ctx.now())),
		store: ({ slugs, ...input }, { stamp }) => createTrip(ctx, input, { stamp, slugs }),
		what: 'a trip',
		failed: TRIP_MESSAGES.failed,
		next: ({ tripId }) => tripPaths.memberTrip(tripId),
		refuse: (kind) => (kind === 'too-many-trips' ? { status: 422, notice: TRIP_MESSAGES.manyTrips } : null),
	});
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Plan a trip',
		description: 'Choose courses and days, and let your friends vote.',
		path: tripPaths.newTrip(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function NewTrip({ loaderData, actionData }: Route.ComponentProps) {
	const { choices, isSearch, total, q, fields, defaults, earliestDay, stamp } = loaderData;
	const again = actionData?.kind === 'again' ? actionData : undefined;
	useFailureToast(actionData);
	const { control, errors } = useFormFields<TripField>({
		id: 'trip',
		labels: TRIP_LABELS,
		lastResult: again?.result,
		defaults: again ? {} : defaults,
		validate: async () => (await import('#app/features/trips/validate-trip.ts')).validateTrip(earliestDay),
	});
	const sent = Object.values(again?.result.initialValue ?? {}).filter((value) => typeof value === 'string');
	const at = tripPaths.newTrip({ q, ...Object.fromEntries(fields) });
	return (
		<AccountPage title="Plan a trip">
			<FormSays notice={again?.notice} failed={again?.failed} />
			<PostForm key={stamp} form={plainForm('trip')} action={at} stamp={again?.stamp ?? stamp}>
				<CourseTicks
					{...{ q, choices, isSearch, total, fields }}
					searchAt={tripPaths.newTrip()}
					ticked={again ? sent : []}
				/>
				<TripFields control={control} earliestDay={earliestDay} />
				<ErrorSummary errors={errors} />
				<Buttons>
					<SubmitButton busy="Making the trip...">Make the trip</SubmitButton>
				</Buttons>
			</PostForm>
		</AccountPage>
	);
}

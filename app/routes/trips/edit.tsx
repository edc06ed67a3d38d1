import { data, redirect } from 'react-router';
import { AccountPage, AccountSection } from '#app/features/account/account-page.tsx';
import { PostForm, SubmitButton } from '#app/features/forms/post-form.tsx';
import { TRIP_FIELDS, TRIP_LABELS, type TripField } from '#app/features/trips/course-fields.ts';
import { EditDay, type EditedDay } from '#app/features/trips/edit-day.tsx';
import { OrderButton } from '#app/features/trips/order-button.tsx';
import { TripFields } from '#app/features/trips/trip-fields.tsx';
import { requireOwnTrip } from '#app/features/trips/trip-files.server.ts';
import { formatTripDay } from '#app/features/trips/trip-words.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { handlePost } from '#app/lib/forms/handle-post.server.ts';
import { useFailureToast } from '#app/lib/forms/use-failure-toast.ts';
import { useFormFields } from '#app/lib/forms/use-form-fields.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { tripPaths } from '#app/lib/trip-paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { Buttons, FormSays } from '#app/ui/forms/form-parts.tsx';
import type { DomainContext } from '#domain/shared/context.ts';
import { earliestDayOnEarth } from '#domain/shared/day.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import { moveStop, orderByDistance, removeStop, sayOfDay } from '#domain/trips/stop-commands.ts';
import { changeTrip } from '#domain/trips/trip-commands.ts';
import { TRIP_MESSAGES } from '#domain/trips/trip-limits.ts';
import type { Trip } from '#domain/trips/trip-queries.ts';
import { dayWordsSchema, tripSchema } from '#domain/trips/trip-rules.ts';
import type { Route } from './+types/edit';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

/** A trip that has begun may stay on its days. */
const earliestOf = (ctx: DomainContext, { firstDay }: Trip) => {
	const today = earliestDayOnEarth(ctx.now());
	return firstDay < today ? firstDay : today;
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const trip = await requireOwnTrip(ctx, params.id);
	const days: EditedDay[] = trip.days.map(({ number, day, words, stops }) => ({
		...{ number, words },
		title: formatTripDay(day),
		stops: stops.map(({ id, course }) => ({ id, name: course.name, country: { slug: course.country.slug } })),
	}));
	return {
		id: trip.id,
		title: trip.title,
		defaults: {
			title: trip.title,
			firstDay: trip.firstDay,
			days: String(days.length),
			name: trip.travellers.find(({ isOwner }) => isOwner)?.name ?? '',
		},
		days,
		earliestDay: earliestOf(ctx, trip),
		stamp: stampFor(ctx),
	};
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const trip = await requireOwnTrip(ctx, params.id);
	const form = await request.clone().formData();
	if (form.get('intent') !== null) return editPart(ctx, trip, form);
	return handlePost(ctx, request, {
		fields: TRIP_FIELDS,
		schema: tripSchema(earliestOf(ctx, trip)),
		store: (input, { stamp }) => changeTrip(ctx, trip.id, input, stamp),
		what: 'a change of a trip',
		failed: TRIP_MESSAGES.failed,
		next: ({ tripId }) => tripPaths.memberTrip(tripId),
		refuse: (kind) =>
			kind === 'name-taken' ? { status: 422, fieldErrors: { name: [TRIP_MESSAGES.nameTaken] } } : null,
	});
}

const numberIn = (form: FormData, name: string) => {
	const text = form.get(name);
	return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : 0;
};

/** A small form of the page: the words of a day, a course that is moved or taken off, the order of all. */
async function editPart(ctx: DomainContext, { id }: Trip, form: FormData) {
	const [day, stopId] = [numberIn(form, 'day'), numberIn(form, 'stop')];
	const words = dayWordsSchema.safeParse({ words: form.get('words') ?? '' });
	if (!words.success) return data({ kind: 'part', day, wrong: TRIP_MESSAGES.words } as const, { status: 400 });
	const acts: Record<string, () => ReturnType<typeof moveStop>> = {
		order: () => orderByDistance(ctx, id),
		say: () => sayOfDay(ctx, id, { day, words: words.data.words }),
		move: () => moveStop(ctx, id, { stopId, day }),
		off: () => removeStop(ctx, id, stopId),
	};
	const outcome = await acts[String(form.get('intent'))]?.();
	if (!outcome) throw data(null, { status: 400 });
	if (!outcome.ok) throw data(null, { status: 404 });
	return redirect(tripPaths.editTrip(id), 303);
}

export function meta({ matches, params }: Route.MetaArgs) {
	return pageMeta({
		title: 'Change your trip',
		description: 'Change the days of your trip, and which course is played on which.',
		path: tripPaths.editTrip(Number(params.id)),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function EditTrip({ loaderData, actionData }: Route.ComponentProps) {
	const { id, title, defaults, days, earliestDay, stamp } = loaderData;
	const again = actionData?.kind === 'again' ? actionData : undefined;
	const part = actionData?.kind === 'part' ? actionData : undefined;
	useFailureToast(again);
	const { form, control, errors } = useFormFields<TripField>({
		id: 'trip',
		labels: TRIP_LABELS,
		lastResult: again?.result,
		defaults: again ? {} : defaults,
		validate: async () => (await import('#app/features/trips/validate-trip.ts')).validateTrip(earliestDay),
	});
	const at = tripPaths.editTrip(id);
	return (
		<AccountPage title="Change your trip">
			<AccountSection id="name-and-days" title="Name and days">
				<FormSays notice={again?.notice} failed={again?.failed} />
				<PostForm key={JSON.stringify(defaults)} form={form} action={at} stamp={again?.stamp ?? stamp}>
					<TripFields control={control} earliestDay={earliestDay} />
					<ErrorSummary errors={errors} />
					<Buttons>
						<SubmitButton busy="Saving...">Save</SubmitButton>
						<ButtonLink to={tripPaths.memberTrip(id)} look="line">
							Back to the trip
						</ButtonLink>
					</Buttons>
				</PostForm>
			</AccountSection>
			<AccountSection id="each-day" title="Day by day">
				<OrderButton action={at} />
				{days.map((day) => (
					<EditDay
						key={`${day.number} ${day.words}`}
						day={day}
						days={days}
						action={at}
						wrong={part?.day === day.number ? part.wrong : undefined}
					/>
				))}
			</AccountSection>
			<AccountSection id="removal" title="Remove">
				<p>With the trip go its votes and its link.</p>
				<Buttons>
					<ButtonLink to={tripPaths.removeTrip(id)} look="line">
						Remove {title}
					</ButtonLink>
				</Buttons>
			</AccountSection>
		</AccountPage>
	);
}

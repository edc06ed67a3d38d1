import { data } from 'react-router';
import { SUGGEST_FIELDS } from '#app/features/suggest-form/suggest-fields.ts';
import { SuggestForm } from '#app/features/suggest-form/suggest-form.tsx';
import { Thanks } from '#app/features/suggest-form/thanks.tsx';
import { domainContext } from '#app/lib/context.ts';
import { handlePost } from '#app/lib/forms/handle-post.server.ts';
import { sendPost } from '#app/lib/forms/send-post.ts';
import { useFailureToast } from '#app/lib/forms/use-failure-toast.ts';
import { useNewFormFocus } from '#app/lib/forms/use-new-form-focus.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { FormPage } from '#app/ui/forms/form-page.tsx';
import { FormSays } from '#app/ui/forms/form-parts.tsx';
import { suggestCourse } from '#domain/catalogue/commands.ts';
import { COUNTRIES_BY_NAME } from '#domain/catalogue/places/countries.ts';
import { getCourseCard } from '#domain/catalogue/queries.ts';
import { courseFactsSchema, newCourseSchema } from '#domain/catalogue/rules.ts';
import { SUGGESTION_LIMITS, SUGGESTION_MESSAGES } from '#domain/catalogue/suggestion-messages.ts';
import { issueStamp } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/suggest';

export const handle: RouteHandle = {
	kind: 'tool',
	keep: 'no-store',
	query: ['course', 'sent'],
	freeQuery: ['name'],
	writes: 'anyone',
};

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const params = new URL(request.url).searchParams;
	const slug = params.get('course');
	const course = slug === null ? null : await getCourseCard(ctx, slug);
	if (slug !== null && course === null) throw data(null, { status: 404 });
	return {
		stamp: issueStamp(ctx.secret, ctx.now()),
		course,
		name: (params.get('name') ?? '').slice(0, SUGGESTION_LIMITS.name),
		sent: params.has('sent'),
		countries: COUNTRIES_BY_NAME.map(({ code, name }) => ({ code, name })),
	};
}

export function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const course = new URL(request.url).searchParams.get('course');
	const post = {
		fields: SUGGEST_FIELDS,
		what: 'a suggestion',
		failed: SUGGESTION_MESSAGES.failed,
		next: () => paths.suggestCourse({ course, sent: 'yes' }),
		refuse: (kind: 'course-unknown' | 'country-unknown') =>
			kind === 'course-unknown' ? null : { status: 400, fieldErrors: { country: [SUGGESTION_MESSAGES.country] } },
	};
	if (course === null) {
		return handlePost(ctx, request, {
			...post,
			schema: newCourseSchema,
			store: (input, sending) => suggestCourse(ctx, { course, input }, sending),
		});
	}
	return handlePost(ctx, request, {
		...post,
		schema: courseFactsSchema,
		store: (input, sending) => suggestCourse(ctx, { course, input }, sending),
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendPost(serverAction, SUGGESTION_MESSAGES);

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const course = loaderData?.course;
	return pageMeta({
		title: course ? `Suggest the real facts: ${course.name}` : 'Suggest a Course',
		description: 'A golf course is missing, or what stands here about it is wrong? Tell our editors.',
		path: paths.suggestCourse(),
		hidden: course !== null,
		origin: matches[0].loaderData?.origin,
	});
}

export default function SuggestCourse({ loaderData, actionData }: Route.ComponentProps) {
	const { stamp, course, name, countries, sent } = loaderData;
	useNewFormFocus(sent);
	const again = actionData?.kind === 'again' ? actionData : undefined;
	useFailureToast(actionData);
	return (
		<FormPage
			kicker="Discover"
			title={course ? 'Suggest the real facts' : 'Suggest a Course'}
			lead={
				course
					? 'You have played it, or you work there: tell us what is right, and we put it right.'
					: 'No catalogue knows every course. Tell us which one is missing; our editors look it up and add it.'
			}
			picture={course ? paths.cover(course.slug) : paths.scene('suggestion')}
		>
			{sent ? (
				<Thanks course={course} />
			) : (
				<>
					<FormSays notice={again?.notice} failed={again?.failed} />
					<SuggestForm
						key={stamp}
						stamp={again?.stamp ?? stamp}
						again={again}
						course={course && { slug: course.slug, name: course.name, country: course.country.name }}
						name={name}
						countries={countries}
					/>
				</>
			)}
		</FormPage>
	);
}

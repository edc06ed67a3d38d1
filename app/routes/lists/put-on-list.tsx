import { CourseName } from '#app/features/course-card/course-name.tsx';
import { CoursePlace } from '#app/features/course-card/course-place.tsx';
import { PUT_FIELDS } from '#app/features/lists/list-fields.ts';
import { PutForm } from '#app/features/lists/put-form.tsx';
import { refuseList } from '#app/features/lists/refuse-list.ts';
import { backOf } from '#app/features/member-actions/handle-member-action.server.ts';
import { pageBefore } from '#app/features/member-actions/read-mark.server.ts';
import { requireCourseCard } from '#app/features/member-actions/require-course.server.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { handlePost } from '#app/lib/forms/handle-post.server.ts';
import { sendPost } from '#app/lib/forms/send-post.ts';
import { useFailureToast } from '#app/lib/forms/use-failure-toast.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { listPaths } from '#app/lib/list-paths.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { Announced } from '#app/ui/announced.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { FormPage } from '#app/ui/forms/form-page.tsx';
import { Buttons, FormSays, Note } from '#app/ui/forms/form-parts.tsx';
import { Link } from '#app/ui/link.tsx';
import { putOnList } from '#domain/lists/list-commands.ts';
import { LIST_MESSAGES } from '#domain/lists/list-limits.ts';
import { listedCourseSchema } from '#domain/lists/list-rules.ts';
import { getOwnList, listListsFor } from '#domain/lists/own-queries.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/put-on-list';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', query: ['back', 'added'], writes: 'member' };

const NUMBER = /^[1-9]\d{0,8}$/;

/** It leads back to the page that the button was pressed on, for a visitor past the login. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const course = await requireCourseCard(ctx, params);
	const back = backOf(request, pageBefore(request, course) ?? paths.course(course));
	requireMember(ctx, request, listPaths.putOnList(course, { back }));
	const added = new URL(request.url).searchParams.get('added') ?? '';
	const own = NUMBER.test(added) ? await getOwnList(ctx, Number(added)) : null;
	const lists = await listListsFor(ctx, course.id);
	return { course, back, lists, added: own && { id: own.list.id, title: own.list.title }, stamp: stampFor(ctx) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const course = await requireCourseCard(ctx, params);
	const back = backOf(request, paths.course(course));
	return handlePost(ctx, request, {
		fields: PUT_FIELDS,
		schema: listedCourseSchema,
		store: (input, { stamp }) => putOnList(ctx, course.slug, input, stamp),
		what: 'a course on a list',
		failed: LIST_MESSAGES.failed,
		next: ({ listId }) => listPaths.putOnList(course, { added: listId, back }),
		refuse: refuseList,
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendPost(serverAction, LIST_MESSAGES);

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
	return pageMeta({
		title: loaderData ? `Add ${loaderData.course.name} to a list` : 'Add to a list',
		description: 'Put a course on a list of yours.',
		path: listPaths.putOnList({ slug: params.slug, countrySlug: params.country }),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function PutOnList({ loaderData, actionData }: Route.ComponentProps) {
	const { course, back, lists, added, stamp } = loaderData;
	const again = actionData?.kind === 'again' ? actionData : undefined;
	useFailureToast(actionData);
	return (
		<FormPage
			kicker="Add to a list"
			title={<CourseName course={course} />}
			lead={<CoursePlace course={course} />}
			picture={paths.cover(course.slug)}
		>
			<Announced isSuccess>
				{added && (
					<Note>
						<p>
							It is on <Link to={listPaths.ownList(added.id)}>{added.title}</Link>.
						</p>
					</Note>
				)}
			</Announced>
			<FormSays notice={again?.notice} failed={again?.failed} />
			{added && !again ? (
				<Buttons>
					<ButtonLink look="flag" to={back}>
						Go back
					</ButtonLink>
					<ButtonLink look="line" to={listPaths.putOnList(course, { back })}>
						Add it to another list
					</ButtonLink>
				</Buttons>
			) : (
				<PutForm
					key={stamp}
					action={listPaths.putOnList(course, { back })}
					stamp={again?.stamp ?? stamp}
					again={again}
					lists={lists}
					back={back}
				/>
			)}
		</FormPage>
	);
}

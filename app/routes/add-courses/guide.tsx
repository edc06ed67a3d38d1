import { data } from 'react-router';
import { AccountPage } from '#app/features/account/account-page.tsx';
import { ADD_MESSAGES, HEADINGS } from '#app/features/add-courses/add-words.ts';
import { readTicked } from '#app/features/add-courses/list-fields.ts';
import { SavedNote } from '#app/features/add-courses/saved-note.tsx';
import { TickForm } from '#app/features/add-courses/tick-form.tsx';
import { getGuide } from '#app/features/content/library.server.ts';
import { listCoursesOf } from '#app/features/guides/read-guide.server.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { formatCount } from '#app/lib/format/format.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { FormSays } from '#app/ui/forms/form-parts.tsx';
import { Link } from '#app/ui/link.tsx';
import { listMarks } from '#domain/reviews/member-actions/mark-queries.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/guide';

export const handle: RouteHandle = {
	kind: 'tool',
	keep: 'private',
	query: ['guide', 'mark', 'saved', 'added', 'undone'],
};

/** A guide that there is not is not found. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const { searchParams } = new URL(request.url);
	const guide = getGuide(searchParams.get('guide') ?? '');
	if (!guide) throw data(null, { status: 404 });
	const courses = await listCoursesOf(ctx, guide);
	const { wanted } = await listMarks(
		ctx,
		courses.map(({ id }) => id),
	);
	const { slug, title } = guide;
	return { guide: { slug, title }, courses, marked: wanted, said: readTicked(searchParams), stamp: stampFor(ctx) };
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Add the courses of a guide',
		description: 'Put the courses that a guide names on your wish list, all or some of them.',
		path: paths.addCourses(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

/** The courses that a guide names, each with a box that is ticked already: all of them go on the wish list together. */
export default function AddCoursesOfGuide({ loaderData }: Route.ComponentProps) {
	const { guide, courses, marked, said, stamp } = loaderData;
	const here = paths.addFromGuide(guide.slug);
	const open = courses.map(({ id }) => id).filter((id) => !marked.includes(id));
	return (
		<AccountPage title={HEADINGS.like}>
			<SavedNote mark="like" said={said} back={here} stamp={stamp} />
			<FormSays notice={said.saved === 0 ? ADD_MESSAGES.none : null} failed={null} />
			<p>
				From the guide <Link to={paths.guide(guide.slug)}>{guide.title}</Link>
			</p>
			<TickForm
				key={stamp}
				courses={courses}
				mark="like"
				marked={marked}
				kept={said.saved === null && said.undone === null ? open : []}
				isUndone
				back={here}
				next={null}
				stamp={stamp}
				words={`${formatCount(courses.length, 'course')}, in the order of the guide`}
			/>
		</AccountPage>
	);
}

import { data } from 'react-router';
import { AccountPage } from '#app/features/account/account-page.tsx';
import { ADD_MESSAGES, HEADINGS } from '#app/features/add-courses/add-words.ts';
import { readTicked } from '#app/features/add-courses/list-fields.ts';
import { SavedNote } from '#app/features/add-courses/saved-note.tsx';
import { TickForm } from '#app/features/add-courses/tick-form.tsx';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { formatCount } from '#app/lib/format/format.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { listPaths } from '#app/lib/list-paths.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { FormSays } from '#app/ui/forms/form-parts.tsx';
import { Link } from '#app/ui/link.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { listCoursesOfArea } from '#domain/catalogue/finding/courses-of-place.ts';
import { getArea } from '#domain/catalogue/places/areas/areas.ts';
import { boxesOf } from '#domain/catalogue/places/areas/golf-area.ts';
import { listMarks } from '#domain/reviews/member-actions/mark-queries.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import { readPageNumber } from '#domain/shared/page-number.ts';
import type { Route } from './+types/area';

export const handle: RouteHandle = {
	kind: 'tool',
	keep: 'private',
	query: ['area', 'page', 'mark', 'all', 'saved', 'added', 'undone'],
};

/** An area that there is not is not found. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const { searchParams } = new URL(request.url);
	const area = getArea(searchParams.get('area') ?? '');
	if (!area) throw data(null, { status: 404 });
	const courses = await listCoursesOfArea(ctx, boxesOf(area), readPageNumber(searchParams.get('page')));
	const { wanted } = await listMarks(
		ctx,
		courses.items.map(({ id }) => id),
	);
	const { slug, names } = area;
	return {
		area: { slug, name: names.en },
		courses,
		marked: wanted,
		said: readTicked(searchParams),
		isAll: searchParams.get('all') === 'yes',
		stamp: stampFor(ctx),
	};
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Add the courses of a golf area',
		description: 'Put the courses of a golf area on your wish list, all or some of them.',
		path: paths.addCourses(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

/** The courses of a golf area, each with a box that is ticked already: a page of them goes on the wish list together. */
export default function AddCoursesOfArea({ loaderData }: Route.ComponentProps) {
	const { area, courses, marked, said, isAll, stamp } = loaderData;
	const pageOf = (page: number, all = isAll) =>
		listPaths.addFromArea(area.slug, { page: page === 1 ? null : page, all: all ? 'yes' : null });
	// What was ticked already is not ticked anew.
	const here = pageOf(courses.page, false);
	const open = courses.items.map(({ id }) => id).filter((id) => !marked.includes(id));
	return (
		<AccountPage title={HEADINGS.like}>
			<SavedNote mark="like" said={said} back={here} stamp={stamp} />
			<FormSays notice={said.saved === 0 ? ADD_MESSAGES.none : null} failed={null} />
			<p>
				From the golf area <Link to={paths.area(area.slug)}>{area.name}</Link>
			</p>
			<TickForm
				key={stamp}
				courses={courses.items}
				mark="like"
				marked={marked}
				kept={isAll ? open : []}
				isUndone
				back={here}
				next={courses.page < courses.pages ? pageOf(courses.page + 1) : null}
				stamp={stamp}
				words={`${formatCount(courses.total, 'course')}, best known first`}
			/>
			<Pager page={courses.page} pages={courses.pages} to={(page) => pageOf(page)} />
		</AccountPage>
	);
}

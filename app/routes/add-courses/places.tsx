import { AccountPage } from '#app/features/account/account-page.tsx';
import { ADD_MESSAGES, HEADINGS } from '#app/features/add-courses/add-words.ts';
import { readTicked } from '#app/features/add-courses/list-fields.ts';
import { PlaceChoiceForm } from '#app/features/add-courses/place-choice.tsx';
import { SavedNote } from '#app/features/add-courses/saved-note.tsx';
import { TickForm } from '#app/features/add-courses/tick-form.tsx';
import { WaysNav } from '#app/features/add-courses/ways-nav.tsx';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { formatCount } from '#app/lib/format/format.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { FormSays } from '#app/ui/forms/form-parts.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { listCoursesOfPlace } from '#domain/catalogue/finding/courses-of-place.ts';
import { listMarks } from '#domain/reviews/member-actions/mark-queries.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import { readPageNumber } from '#domain/shared/page-number.ts';
import type { Route } from './+types/places';

export const handle: RouteHandle = {
	kind: 'tool',
	keep: 'private',
	query: ['country', 'region', 'page', 'mark', 'all', 'saved', 'added', 'undone'],
};

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const { searchParams } = new URL(request.url);
	const said = readTicked(searchParams);
	const { mark } = said;
	const place = await listCoursesOfPlace(ctx, {
		land: searchParams.get('country'),
		region: searchParams.get('region'),
		page: readPageNumber(searchParams.get('page')),
	});
	const marks = await listMarks(ctx, place.courses?.items.map(({ id }) => id) ?? []);
	return {
		place,
		mark,
		marked: mark === 'played' ? marks.played : marks.wanted,
		said,
		isAll: searchParams.get('all') === 'yes',
		stamp: stampFor(ctx),
	};
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Add courses by place',
		description: 'Tick the courses of a country or region that you have played or want to play.',
		path: paths.addByPlace(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

/** Many courses at once (B3), by country and region: a box before each. */
export default function AddCoursesByPlace({ loaderData }: Route.ComponentProps) {
	const { place, mark, marked, said, isAll, stamp } = loaderData;
	const { courses, land: country, region } = place;
	const pageOf = (page: number) => paths.addByPlace({ country, region, page, mark });
	const allOf = (page: number) => paths.addByPlace({ country, region, page, mark, all: isAll ? 'yes' : null });
	const open = courses?.items.map(({ id }) => id).filter((id) => !marked.includes(id)) ?? [];
	return (
		<AccountPage title={HEADINGS[mark]}>
			<WaysNav />
			<SavedNote mark={mark} said={said} back={pageOf(courses?.page ?? 1)} stamp={stamp} />
			<FormSays notice={said.saved === 0 ? ADD_MESSAGES.none : null} failed={null} />
			<PlaceChoiceForm {...place} mark={mark} />
			{courses && (
				<>
					<TickForm
						key={stamp}
						courses={courses.items}
						mark={mark}
						marked={marked}
						kept={isAll ? open : []}
						isUndone={isAll}
						back={pageOf(courses.page)}
						next={courses.page < courses.pages ? allOf(courses.page + 1) : null}
						stamp={stamp}
						words={`${formatCount(courses.total, 'course')}, best known first`}
					/>
					<Pager page={courses.page} pages={courses.pages} to={allOf} />
				</>
			)}
		</AccountPage>
	);
}

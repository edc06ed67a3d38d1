import { AccountPage } from '#app/features/account/account-page.tsx';
import { ADD_MESSAGES, HEADINGS, MARK_CHOICES } from '#app/features/add-courses/add-words.ts';
import { readTicked } from '#app/features/add-courses/list-fields.ts';
import { SavedNote } from '#app/features/add-courses/saved-note.tsx';
import { TicksOnMap } from '#app/features/add-courses/ticks-on-map.tsx';
import { WaysNav } from '#app/features/add-courses/ways-nav.tsx';
import { MapView } from '#app/features/find/map-view.tsx';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { formatNumber } from '#app/lib/format/format.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { FormSays } from '#app/ui/forms/form-parts.tsx';
import { Link } from '#app/ui/link.tsx';
import { listCoursesInBox, listCoursesOfPlace } from '#domain/catalogue/finding/courses-of-place.ts';
import { boxText, readBox } from '#domain/geography/box.ts';
import { listMarks } from '#domain/reviews/member-actions/mark-queries.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/map';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', query: ['box', 'mark', 'saved'] };

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const { searchParams } = new URL(request.url);
	const { mark, saved } = readTicked(searchParams);
	const box = readBox(searchParams.get('box'));
	const [{ items, total }, { lands }] = await Promise.all([
		listCoursesInBox(ctx, box),
		listCoursesOfPlace(ctx, { land: null, region: null, page: 1 }),
	]);
	const marks = await listMarks(
		ctx,
		items.map(({ id }) => id),
	);
	return {
		courses: items,
		total,
		box,
		mark,
		saved,
		marked: mark === 'played' ? marks.played : marks.wanted,
		lands,
		stamp: stampFor(ctx),
	};
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Add courses on the map',
		description: 'Move a map to where you have played, or want to play, and tick the courses there.',
		path: paths.addOnMap(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

/** Many courses at once (B3), on a map: a box before each course that it shows. Without a script the map is links to countries. */
export default function AddCoursesOnMap({ loaderData }: Route.ComponentProps) {
	const { courses, total, box, mark, saved, marked, lands, stamp } = loaderData;
	const countries = lands.map(({ slug, name, courses: count }) => {
		return { label: `${name} (${formatNumber(count)})`, to: paths.addByPlace({ country: slug, mark }) };
	});
	const map = { filters: '', box, around: null, home: paths.addOnMap({ mark }), continents: [], countries };
	const [other] = MARK_CHOICES.filter(({ value }) => value !== mark);
	return (
		<AccountPage title={HEADINGS[mark]}>
			<WaysNav />
			<SavedNote mark={mark} said={{ saved }} />
			<FormSays notice={saved === 0 ? ADD_MESSAGES.none : null} failed={null} />
			<MapView map={map}>
				{other && (
					<Link to={paths.addOnMap({ mark: other.value, box: box && boxText(box) })}>{other.label} instead</Link>
				)}
				<TicksOnMap
					courses={courses}
					total={total}
					box={box && boxText(box)}
					mark={mark}
					marked={marked}
					stamp={stamp}
					isSaved={saved !== null}
				/>
			</MapView>
		</AccountPage>
	);
}

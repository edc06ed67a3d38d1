import { CourseList } from '#app/features/desk/courses/course-list.tsx';
import { CourseSearch } from '#app/features/desk/courses/course-search.tsx';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { formatCount } from '#app/lib/format/format.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { Pager } from '#app/ui/pager.tsx';
import { findDeskCourses } from '#domain/course-desk/queries.ts';
import { countDifferences } from '#domain/course-desk/world/world-queries.ts';
import { readPageNumber } from '#domain/shared/page-number.ts';
import type { Route } from './+types/list';

export const handle: RouteHandle = { kind: 'reading', query: ['q', 'page'] };

export async function loader({ request, context }: Route.LoaderArgs) {
	const params = new URL(request.url).searchParams;
	const q = params.get('q') ?? '';
	const ctx = context.get(domainContext);
	const [found, differences] = await Promise.all([
		findDeskCourses(ctx, { q, page: readPageNumber(params.get('page')) }),
		countDifferences(ctx),
	]);
	return { q, differences, ...found };
}

export const meta = () => deskMeta('Courses');

export default function DeskCourses({ loaderData }: Route.ComponentProps) {
	const { q, differences, items, page, pages, total } = loaderData;
	return (
		<DeskPage
			title="Courses"
			aside={
				<>
					{formatCount(total, 'course')} <a href={deskPaths.importCourses()}>Import a file</a>{' '}
					<a href={deskPaths.world()}>The world</a>
					{differences > 0 && ` (${formatCount(differences, 'difference waits', 'differences wait')})`}
				</>
			}
		>
			<CourseSearch action={deskPaths.courses()} q={q} label="Name or place of a course" />
			{items.length > 0 ? (
				<CourseList courses={items} />
			) : (
				<p>
					No course is called anything like <bdi>{q}</bdi>.
				</p>
			)}
			<Pager page={page} pages={pages} to={(n) => deskPaths.courses({ q, page: String(n) })} />
		</DeskPage>
	);
}

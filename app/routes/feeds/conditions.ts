import { announcementText } from '#app/features/announcements/announcement-words.ts';
import { conditionsFeed } from '#app/features/conditions/feed-path.ts';
import { feedResponse } from '#app/features/machines/atom.ts';
import { requireCourseCard } from '#app/features/member-actions/require-course.server.ts';
import { domainContext, siteContext } from '#app/lib/context.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { paths } from '#app/lib/paths.ts';
import { getAnnouncements } from '#domain/conditions/announcements/announcement-queries.ts';
import { listLivingReports } from '#domain/conditions/report-queries.ts';
import { saidToldText } from '#domain/conditions/said.ts';
import type { Route } from './+types/conditions';

export const handle: RouteHandle = { kind: 'reading' };

/** What the club announces of one course, and what golfers have told of it that still holds, the newest first. Samples are nobody's news (decision R9). */
export async function loader({ params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const course = await requireCourseCard(ctx, params);
	const [reports, announcements] = await Promise.all([
		listLivingReports(ctx, course.id),
		getAnnouncements(ctx, course.id),
	]);
	const announced = announcements.map((one) => ({
		id: `announcement-${one.id}`,
		title: `${course.name}: ${announcementText(one)}`,
		path: paths.course(course),
		published: one.changedAt.toISOString(),
		author: one.byEditor ? 'The editors' : 'The club',
		summary: announcementText(one),
	}));
	return feedResponse({
		origin: context.get(siteContext).origin,
		title: `Fescue: how ${course.name} is now`,
		subtitle: `What golfers told and the club announces of ${course.name}, ${course.country.name}, for as long as it holds.`,
		self: conditionsFeed(course),
		page: paths.course(course),
		updated: ctx.now().toISOString(),
		entries: [
			...announced,
			...reports.map(({ id, day, byMember, told, createdAt }) => ({
				id: `conditions-${id}`,
				title: `${course.name} on ${formatDate(day)}`,
				path: paths.course(course),
				published: createdAt.toISOString(),
				author: byMember ? 'A golfer' : 'A visitor',
				summary: saidToldText(told),
			})),
		].toSorted((a, b) => b.published.localeCompare(a.published)),
	});
}

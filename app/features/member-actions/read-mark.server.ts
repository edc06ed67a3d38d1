import { requireMember } from '#app/lib/auth/require-member.ts';
import { paths } from '#app/lib/paths.ts';
import type { ClosableCard } from '#domain/catalogue/shapes.ts';
import { getCourseMarks } from '#domain/reviews/data-calls/own-marks-queries.ts';
import type { likeCourse } from '#domain/reviews/member-actions/like-commands.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import { ownPath } from '#domain/shared/own-path.ts';
import { backOf, handleMemberAction } from './handle-member-action.server.ts';
import type { Mark } from './mark-words.ts';
import { requireCourseCard } from './require-course.server.ts';

type Asked = { ctx: DomainContext; request: Request; params: { country: string; slug: string } };

/** What the page of a mark shows. It leads back to the page that the mark was pressed on, for a visitor past the login. */
export async function readMark({ ctx, request, params }: Asked, mark: Mark) {
	const course = await requireCourseCard(ctx, params);
	const own = mark === 'played' ? paths.played : paths.like;
	const back = backOf(request, pageBefore(request, course) ?? paths.course(course));
	const viewer = requireMember(ctx, request, own(course, { back }));
	const { wanted, playedBy } = await getCourseMarks({ ...ctx, viewer }, course.id);
	const isMarked = mark === 'played' ? playedBy.includes('mark') : wanted;
	const isPlayed = playedBy.length > 0;
	return { course, isMarked, isPlayed, back, isPressed: isPressed(request), stamp: stampFor(ctx) };
}

/** Whether a visitor pressed the mark, and has logged in since: the way back to the page where they did came along. */
const isPressed = (request: Request) =>
	new URL(request.url).searchParams.has('back') && Boolean(refererOf(request)?.startsWith(paths.login()));

/**
 * Sets or drops a mark, and leads back to where it was pressed. A page has one stamp for all its marks, which says whose they are: what is
 * set twice is set, so that each may be sent with it.
 */
export async function changeMark({ ctx, request, params }: Asked, change: typeof likeCourse) {
	requireMember(ctx, request);
	const course = await requireCourseCard(ctx, params);
	return handleMemberAction(ctx, request, {
		act: () => change(ctx, course.slug, stampFor(ctx)),
		home: pageBefore(request, course) ?? paths.course(course),
	});
}

/** The page that the request comes from, where it is ours and neither the login nor one of the course's small pages. */
export function pageBefore(request: Request, course: ClosableCard): string | null {
	const before = refererOf(request);
	return before?.startsWith(`${paths.course(course)}/`) || before?.startsWith(paths.login()) ? null : before;
}

const refererOf = (request: Request) => ownPath(request.headers.get('referer'), new URL(request.url).origin);

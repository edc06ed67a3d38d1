import { data, redirect } from 'react-router';
import { handlePost, type PostRefusal } from '#app/lib/forms/handle-post.server.ts';
import {
	type AnnouncementFailure,
	announce,
	editAnnouncement,
	endAnnouncement,
} from '#domain/conditions/announcements/announcement-commands.ts';
import { ANNOUNCEMENT_MESSAGES } from '#domain/conditions/announcements/announcement-limits.ts';
import { getAnnouncements } from '#domain/conditions/announcements/announcement-queries.ts';
import { announcementSchema } from '#domain/conditions/announcements/announcement-rules.ts';
import type { Announcer } from '#domain/conditions/announcements/speaker.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { earliestDayOnEarth } from '#domain/shared/day.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import { ANNOUNCEMENT_FIELDS } from './announcement-form.tsx';

/** What a page says of what has just happened. */
const FLASHES: Readonly<Record<string, string>> = {
	announced: 'Announced. It stands on the page of the course, and ends by itself.',
	changed: 'Changed.',
	ended: 'Ended. It stands nowhere any more.',
};

/** What the page of a course's announcements shows: all of them, and that which its address is about to change. A 404 where there is no such. */
export async function readAnnouncements(ctx: DomainContext, request: Request, courseId: number) {
	const { searchParams } = new URL(request.url);
	const announcements = await getAnnouncements(ctx, courseId, { withSamples: true });
	const asked = announcementIn(searchParams);
	const editing = announcements.find(({ id }) => id === asked) ?? null;
	if (asked !== null && !editing) throw data(null, { status: 404 });
	return { announcements, editing, flash: FLASHES[searchParams.get('flash') ?? ''], stamp: stampFor(ctx) };
}

/** The number of the announcement that an address names, null where it names none; throws a 404 for what is no number. */
function announcementIn(params: URLSearchParams): number | null {
	const asked = params.get('announcement');
	if (asked === null) return null;
	if (!/^[1-9]\d{0,8}$/.test(asked)) throw data(null, { status: 404 });
	return Number(asked);
}

/** Null is not found. */
const REFUSALS: Record<AnnouncementFailure['kind'], PostRefusal | null> = {
	'not-found': null,
	'course-closed': { status: 422, notice: ANNOUNCEMENT_MESSAGES.closed },
	over: { status: 400, fieldErrors: { lastDay: [ANNOUNCEMENT_MESSAGES.lastDayOver] } },
	'too-many': { status: 422, notice: ANNOUNCEMENT_MESSAGES.tooMany },
	gone: { status: 422, notice: ANNOUNCEMENT_MESSAGES.gone },
};

/** Announces something, changes or ends what the address names, and leads back to the page `at` says; or gives the form again. */
export async function changeAnnouncement(
	ctx: DomainContext,
	request: Request,
	{ who, at }: { who: Announcer; at: (query: { flash: string }) => string },
) {
	const params = new URL(request.url).searchParams;
	const id = announcementIn(params);
	if (params.get('change') === 'end' && id !== null) {
		const outcome = await endAnnouncement(ctx, who, id);
		if (!outcome.ok && outcome.kind !== 'gone') throw data(null, { status: 404 });
		return redirect(at({ flash: 'ended' }), 303);
	}
	return handlePost(ctx, request, {
		fields: ANNOUNCEMENT_FIELDS,
		schema: announcementSchema(earliestDayOnEarth(ctx.now())),
		store: (input, { stamp }) =>
			id === null ? announce(ctx, who, input, stamp) : editAnnouncement(ctx, who, id, { input, stamp }),
		what: 'an announcement of a club',
		failed: ANNOUNCEMENT_MESSAGES.failed,
		next: () => at({ flash: id === null ? 'announced' : 'changed' }),
		refuse: (kind) => REFUSALS[kind],
	});
}

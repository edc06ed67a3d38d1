import { announcementText } from '#app/features/announcements/announcement-words.ts';
import { saidText, sourceWords } from '#app/features/conditions/condition-words.ts';
import { paths } from '#app/lib/paths.ts';
import type { Alert } from '#domain/conditions/alerts/alert-queries.ts';
import { listAlertsOfLetter } from '#domain/following/alert-queries.ts';
import type { TakenLetter } from '#domain/mail/delivery-commands.ts';
import type { Messages } from '#domain/mail/messages.ts';
import type { NewsLetterParts } from './news-letters.ts';

type AlertLetter = Messages['course-alert'];

/**
 * What such a letter tells as it goes out: what was taken down, has run out or is followed no more since it was posted is not in it.
 * Null where nothing is left, and it is not to be sent.
 */
export async function fillAlertLetter(
	parts: NewsLetterParts,
	{ tokenId, data }: TakenLetter,
): Promise<AlertLetter | null> {
	// The outbox is written by `postLetter` alone, which lets a message go with its own data only.
	const posted = data as AlertLetter;
	const alerts = tokenId === null ? [] : await listAlertsOfLetter(parts, tokenId, posted.since);
	const lines = alerts.flatMap(linesOf);
	return lines.length > 0 ? { ...posted, lines } : null;
}

function linesOf({ course, conditions, announcements }: Alert) {
	const told = [
		...announcements.map(announcementText),
		...conditions.map((condition) => `${saidText(condition)}, ${sourceWords(condition)}`),
	];
	return told.map((words) => ({ title: `${course.name}: ${words}`, path: paths.course(course) }));
}

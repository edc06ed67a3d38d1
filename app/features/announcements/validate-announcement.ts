import { parseWithZod } from '@conform-to/zod/v4';
import { readersDay } from '#app/lib/format/readers-day.ts';
import { announcementSchema } from '#domain/conditions/announcements/announcement-rules.ts';

/** The announcement by the rules of the server, with the reader's own today. */
export const validateAnnouncement = (form: FormData) =>
	parseWithZod(form, { schema: announcementSchema(readersDay(new Date())), disableAutoCoercion: true });

import { z } from 'zod';
import { isSlug } from '../catalogue/slug.ts';
import { emailAddress } from '../shared/text/email.ts';
import { cleanLine, cleanText, visibleLength } from '../shared/text/text.ts';
import { LEAST_NAME, LEAST_TEXT } from '../shared/text/text-limits.ts';
import { REPORT_LIMITS, REPORT_MESSAGES, REPORT_REASONS, type ReportReason } from './report-options.ts';

/** A notice with everything that Article 16 of the Digital Services Act asks for. */
export const reportSchema = z.object({
	// Object.keys cannot know that the constant has no other keys.
	reason: z.enum(Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]], { error: REPORT_MESSAGES.reason }),
	words: z
		.string({ error: REPORT_MESSAGES.words })
		.overwrite(cleanText)
		.refine((text) => visibleLength(text) >= LEAST_TEXT, { error: REPORT_MESSAGES.words, abort: true })
		.refine((text) => text.length <= REPORT_LIMITS.words, REPORT_MESSAGES.wordsLong),
	name: z
		.string({ error: REPORT_MESSAGES.name })
		.overwrite(cleanLine)
		.refine((text) => visibleLength(text) >= LEAST_NAME, { error: REPORT_MESSAGES.name, abort: true })
		.refine((text) => text.length <= REPORT_LIMITS.name, REPORT_MESSAGES.nameLong),
	email: emailAddress,
	goodFaith: z.literal('on', { error: REPORT_MESSAGES.goodFaith }),
});

export type ReportInput = z.output<typeof reportSchema>;

/** What a report is about, as an address names it: exactly one of them. */
export type ReportedThing =
	| { kind: 'review'; id: number }
	| { kind: 'photograph'; id: string }
	| { kind: 'course'; slug: string }
	| { kind: 'list'; id: number }
	| { kind: 'conditions'; id: number };

const NUMBER = /^[1-9]\d{0,8}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Reads `?review=`, `?photograph=`, `?list=`, `?conditions=` or `?course=`; null where none of them names something. */
export function readReportedThing(params: URLSearchParams): ReportedThing | null {
	const review = params.get('review') ?? '';
	if (NUMBER.test(review)) return { kind: 'review', id: Number(review) };
	const photograph = params.get('photograph') ?? '';
	if (UUID.test(photograph)) return { kind: 'photograph', id: photograph };
	const list = params.get('list') ?? '';
	if (NUMBER.test(list)) return { kind: 'list', id: Number(list) };
	const conditions = params.get('conditions') ?? '';
	if (NUMBER.test(conditions)) return { kind: 'conditions', id: Number(conditions) };
	const slug = params.get('course') ?? '';
	return isSlug(slug) ? { kind: 'course', slug } : null;
}

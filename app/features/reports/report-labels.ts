import type { ReportInput } from '#domain/moderation/report-rules.ts';

/** Labels of the report form's fields, in the order in which they stand. */
export const REPORT_LABELS = {
	reason: 'Reason',
	words: 'What is wrong with it?',
	name: 'Name',
	email: 'Email',
	goodFaith: 'Statement of good faith',
} as const satisfies Record<keyof ReportInput, string>;

// Object.keys cannot know that the constant has no other keys.
export const REPORT_FIELDS = Object.keys(REPORT_LABELS) as (keyof ReportInput)[];

import { z } from 'zod';
import { LIST_LIMITS, LIST_VISIBILITIES } from '#domain/lists/list-limits.ts';
import { address, following, id } from '../shapes/course-shapes.ts';
import { listedCourse } from './member-shapes.ts';

/** What calls about a member's own lists are sent and answer with; the limits are those of the forms on the site. */

const title = z.string().describe(`In at most ${LIST_LIMITS.title} characters.`);
const words = z
	.string()
	.describe(`What it is about, in at most ${LIST_LIMITS.words} characters; empty where nothing is said.`);
const visibility = z
	.enum(LIST_VISIBILITIES)
	.describe('Who may read it besides the member: nobody, whoever has its link, or everybody.');
const shown = z
	.boolean()
	.describe('Whether a public one stands on the member’s public page, among all lists and in search engines.');
const note = z.string().describe(`What is said of the course, in at most ${LIST_LIMITS.note} characters.`);

const head = z.object({
	id: id('The list’s id.'),
	title,
	words,
	visibility,
	shown,
	state: z
		.enum(['open', 'held', 'removed'])
		.describe('Whether others read it; held: once an editor has read it; removed: an editor has taken it down.'),
	url: address('Where others read it; null while nobody does.'),
	count: z.int().min(0).describe('How many courses it has.'),
	played: z.int().min(0).describe('How many of them the member has played.'),
	changed_at: z.iso.datetime().describe('When the member last changed it.'),
	link: z.url().describe('The page where the member edits it.'),
});

export const lists = z.object({ items: z.array(head), next: following('lists') });
export const list = head.extend({
	courses: z.array(listedCourse.extend({ note })).describe('In the order of the member.'),
});

const sentCourse = z.strictObject({ course_id: id('The course’s id.'), note: note.optional() });

export const sentList = z.strictObject({
	title,
	words: words.optional(),
	visibility: visibility.optional(),
	shown: shown.optional(),
	courses: z
		.array(sentCourse)
		.max(LIST_LIMITS.courses)
		.optional()
		.describe(`In their order, each once, at most ${LIST_LIMITS.courses}.`),
});

export const removedList = z.object({
	id: id('The list’s id.'),
	state: z.literal('removed').describe('Nothing of it is kept.'),
});

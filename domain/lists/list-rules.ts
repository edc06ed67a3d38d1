import { z } from 'zod';
import { line, orNothing } from '../reviews/rules.ts';
import { cleanText, visibleLength } from '../shared/text/text.ts';
import { LEAST_LIST_TITLE, LIST_LIMITS, LIST_MESSAGES, LIST_VISIBILITIES } from './list-limits.ts';

const title = line(LIST_MESSAGES.title)
	.refine((text) => visibleLength(text) >= LEAST_LIST_TITLE, { error: LIST_MESSAGES.title, abort: true })
	.refine((text) => text.length <= LIST_LIMITS.title, LIST_MESSAGES.titleLong);

const text = (most: number, message: string) =>
	z
		.string({ error: message })
		.default('')
		.overwrite(cleanText)
		.refine((typed) => typed.length <= most, message);

const note = text(LIST_LIMITS.note, LIST_MESSAGES.note);

/** A list as its form tells it: `shown` counts for a public one alone. */
export const listSchema = z.object({
	title,
	words: text(LIST_LIMITS.words, LIST_MESSAGES.words),
	visibility: z.enum(LIST_VISIBILITIES, LIST_MESSAGES.visibility),
	/** A box that is not ticked is not sent. */
	shown: z
		.unknown()
		.optional()
		.transform((ticked) => ticked === 'on' || ticked === 'true'),
});

export type ListInput = z.output<typeof listSchema>;

/** What is chosen in the place of a list where the course begins a new one. */
export const NEW_LIST = 'new';

/** A course that is put on a list: on one of the member's by its id, or on a new private one with this title. */
export const listedCourseSchema = z
	.object({
		list: z.string({ error: LIST_MESSAGES.list }).regex(/^(?:new|[1-9]\d{0,8})$/, LIST_MESSAGES.list),
		title: z.string().default(''),
		note,
	})
	.transform(({ list, title: typed, note: said }, ctx) => {
		if (list !== NEW_LIST) return { listId: Number(list), note: said };
		const parsed = title.safeParse(typed);
		if (parsed.success) return { listId: null, title: parsed.data, note: said };
		ctx.addIssue({ code: 'custom', path: ['title'], message: parsed.error.issues[0]?.message ?? LIST_MESSAGES.title });
		return z.NEVER;
	});

export type ListedCourseInput = z.output<typeof listedCourseSchema>;

/** The names of the fields of a course in the form of a list's order. */
export const rowFields = (courseId: number) => ({ place: `place-${courseId}`, note: `note-${courseId}` }) as const;

const INTENT = /^(up|down|remove)-([1-9]\d{0,8})$/;

/** Where each course of a list is to stand, what is said of it, and which button was pressed: those of these ids, in their order. */
export const orderSchema = (courseIds: readonly number[]) =>
	z
		.object({
			intent: z.string().default(''),
			...Object.fromEntries(
				courseIds.flatMap((id) => {
					const { place: placeField, note: noteField } = rowFields(id);
					return [
						[
							placeField,
							orNothing(
								z
									.string({ error: LIST_MESSAGES.place })
									.trim()
									.regex(/^[1-9]\d{0,2}$/, LIST_MESSAGES.place),
							),
						],
						[noteField, note],
					];
				}),
			),
		})
		.transform((form): OrderInput => {
			// The fields are those that were just made of the ids.
			const { intent, ...typed } = form as { intent: string } & Record<string, string | undefined>;
			const [, move, of] = INTENT.exec(intent) ?? [];
			return {
				rows: courseIds.map((courseId) => {
					const fields = rowFields(courseId);
					const place = typed[fields.place];
					return { courseId, place: place === undefined ? null : Number(place), note: typed[fields.note] ?? '' };
				}),
				move: move === undefined ? null : { move: move as 'up' | 'down' | 'remove', courseId: Number(of) },
			};
		});

/** `place`: the typed one, from 1 on; null where none was typed. */
export type OrderInput = {
	rows: { courseId: number; place: number | null; note: string }[];
	move: { move: 'up' | 'down' | 'remove'; courseId: number } | null;
};

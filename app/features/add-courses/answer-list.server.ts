import { data } from 'react-router';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import { isFormFailure, refuseForm, tryStoring } from '#app/lib/forms/form-refusal.ts';
import { type Line, readLines } from '#domain/catalogue/matching/lines.ts';
import { markManyCourses } from '#domain/reviews/member-actions/mark-many-commands.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import { ADD_MESSAGES, linesWords } from './add-words.ts';
import { answerFile } from './answer-file.server.ts';
import { check } from './check.server.ts';
import { LIST_FIELDS, readList, type SentList } from './list-fields.ts';
import type { ListAnswer } from './list-steps.ts';
import { saveTicked, undoTicked } from './save-ticked.server.ts';

/** What becomes of a posted list: each line is looked up, or what was chosen is marked and the lines still open come back. */
export async function answerList(ctx: DomainContext, request: Request) {
	const form = await readForm(request, LIST_FIELDS);
	const sent = readList(form);
	const read = readLines(sent.names);
	const stamp = textOf(form, 'stamp') || stampFor(ctx);
	if (sent.intent === 'ticked' || sent.intent === 'next') return saveTicked(ctx, request, { form, sent, stamp });
	if (sent.intent === 'undo') return undoTicked(ctx, request, { form, sent, stamp });
	if (sent.intent === 'file') return answerFile(ctx, { mark: sent.mark, stamp });
	const written = { step: 'write', mark: sent.mark, names: sent.names, stamp, failed: null } as const;
	if (!read.ok) return data<ListAnswer>({ ...written, error: linesWords(read) }, { status: 400 });
	if (sent.intent === 'change') return data<ListAnswer>({ ...written, error: null });
	if (sent.intent === 'save') return save(ctx, { sent, lines: read.value, stamp });
	const { lines, chosen } = renamed(read.value, sent);
	return data<ListAnswer>(await check(ctx, lines, { mark: sent.mark, chosen, stamp }));
}

/** The lines with the other names that were typed for some, and what was chosen of the rest. */
function renamed(lines: readonly Line[], { chosen, other, sure }: SentList) {
	const kept = lines.filter(({ number }) => !other.has(number));
	return {
		lines: lines.map(({ number, text }) => ({ number, text: other.get(number) ?? text })),
		chosen: Object.fromEntries(
			kept.flatMap(({ number }) => {
				if (chosen.has(number)) return [[number, chosen.get(number) ?? null]];
				// The box of a line that was taken for a course is no longer ticked.
				return sure.has(number) ? [[number, null]] : [];
			}),
		),
	};
}

type Sent = { sent: SentList; lines: readonly Line[]; stamp: string };

async function save(ctx: DomainContext, { sent, lines, stamp }: Sent) {
	const { mark, chosen, other, sure } = sent;
	const courseIds = [...chosen].flatMap(([line, id]) => (id === null || other.has(line) ? [] : [id]));
	const now = renamed(lines, sent);
	if (courseIds.length === 0) {
		const again = await check(ctx, now.lines, { mark, chosen: now.chosen, stamp });
		return data<ListAnswer>({ ...again, notice: ADD_MESSAGES.none }, { status: 400 });
	}
	const outcome = await tryStoring(ctx, markManyCourses(ctx, { mark, courseIds, stamp }), 'marks of many courses');
	if (!outcome.ok) {
		if (!isFormFailure(outcome)) throw data(null, { status: 404 });
		const { status, ...refusal } = refuseForm(ctx, outcome, stamp, ADD_MESSAGES.failed);
		return data<ListAnswer>(
			{ ...(await check(ctx, now.lines, { mark, chosen: now.chosen, stamp })), ...refusal },
			{ status },
		);
	}
	const isOpen = ({ number }: Line) => other.has(number) || !(chosen.has(number) || sure.has(number));
	const open = now.lines.filter(isOpen).map(({ text }, at): Line => ({ number: at + 1, text }));
	const saved = outcome.value.courses;
	const fresh = stampFor(ctx);
	if (open.length === 0) return data<ListAnswer>({ step: 'done', mark, saved, stamp: fresh, failed: null });
	return data<ListAnswer>({ ...(await check(ctx, open, { mark, stamp: fresh })), saved });
}

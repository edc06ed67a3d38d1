import { data, redirect } from 'react-router';
import { textOf } from '#app/lib/forms/form-body.ts';
import { isFormFailure, refuseForm, tryStoring } from '#app/lib/forms/form-refusal.ts';
import { listLineCourses } from '#domain/catalogue/matching/line-courses.ts';
import { markManyCourses, unmarkManyCourses } from '#domain/reviews/member-actions/mark-many-commands.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { ownPath } from '#domain/shared/own-path.ts';
import { paths } from '../../lib/paths.ts';
import { ADD_MESSAGES } from './add-words.ts';
import { checkOf } from './check.server.ts';
import { readAdded, type SentList } from './list-fields.ts';
import type { ListAnswer } from './list-steps.ts';

type Ticked = { form: FormData; sent: SentList; stamp: string };

/** Marks what is ticked in a list of a place, and leads back to it or on to its next page; what could not be marked comes as a list of its own. */
export async function saveTicked(ctx: DomainContext, request: Request, { form, sent, stamp }: Ticked) {
	const { mark } = sent;
	const { origin } = new URL(request.url);
	const asked = textOf(form, sent.intent === 'next' ? 'next' : 'back');
	const to = new URL(ownPath(asked, origin) ?? paths.addByPlace(), origin);
	const courseIds = [...sent.chosen.values()].filter((id) => id !== null);
	if (courseIds.length === 0 && sent.intent === 'next') return redirect(to.pathname + to.search, 303);
	const outcome = await tryStoring(ctx, markManyCourses(ctx, { mark, courseIds, stamp }), 'marks of many courses');
	if (outcome.ok) {
		const { courses, added } = outcome.value;
		to.searchParams.set('saved', String(courses));
		if (added.length > 0 && textOf(form, 'undoable')) to.searchParams.set('added', added.join('.'));
		return redirect(to.pathname + to.search, 303);
	}
	if (!isFormFailure(outcome)) throw data(null, { status: 404 });
	const { status, ...refusal } = refuseForm(ctx, outcome, stamp, ADD_MESSAGES.failed);
	const courses = await listLineCourses(ctx, courseIds);
	const lines = courses.map((sure, at) => ({ number: at + 1, text: sure.name, sure, candidates: [] }));
	return data<ListAnswer>({ ...(await checkOf(ctx, lines, { mark, stamp })), ...refusal }, { status });
}

/** Takes back what was marked together just now, and leads back to the list. */
export async function undoTicked(ctx: DomainContext, request: Request, { form, sent, stamp }: Ticked) {
	const { mark } = sent;
	const { origin } = new URL(request.url);
	const to = new URL(ownPath(textOf(form, 'back'), origin) ?? paths.addByPlace(), origin);
	const courseIds = readAdded(textOf(form, 'added'));
	const outcome = await tryStoring(ctx, unmarkManyCourses(ctx, { mark, courseIds, stamp }), 'taking back of marks');
	if (outcome.ok) {
		to.searchParams.set('undone', String(outcome.value.courses));
		return redirect(to.pathname + to.search, 303);
	}
	if (!isFormFailure(outcome)) throw data(null, { status: 404 });
	const { status, ...refusal } = refuseForm(ctx, outcome, stamp, ADD_MESSAGES.failed);
	return data<ListAnswer>({ ...(await checkOf(ctx, [], { mark, stamp })), ...refusal }, { status });
}

import { data, redirect } from 'react-router';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import { type DecideFailure, decideItem } from '#domain/desk/deciding/decision-commands.ts';
import { DECISION_FIELDS } from '#domain/desk/deciding/decisions.ts';
import { findNeighbour } from '#domain/desk/inbox-queries.ts';
import { getOpenItem, takenByAnother } from '#domain/desk/item-queries.ts';
import type { ItemName } from '#domain/desk/kinds.ts';
import { inAddress, viewOf } from '../inbox/inbox-view.ts';
import type { ItemArgs } from '../item/read-item.server.ts';
import type { ActionAgain } from './action-again.ts';
import type { DecisionAgain } from './decision-again.ts';
import { deskFailure, takenWords } from './desk-words.ts';
import { refusalStatus } from './refusal-status.ts';

/**
 * Answers the decision form of an item: on to the next item of the view, where the decision can be undone, or the form
 * again with what is wrong.
 */
export async function decideFromForm(
	{ request, params, context }: ItemArgs,
	kind: ItemName['kind'],
	readId: (id: string | undefined) => number | string,
) {
	const form = await readForm(request, DECISION_FIELDS);
	const name = { kind, id: String(readId(params.id)) };
	const taken = await takeDecision({ request, context }, name, Object.fromEntries(form));
	if (taken.ok) return taken.answer;
	const again = { words: textOf(form, 'words'), ground: textOf(form, 'ground'), told: toldOf(taken.failed, form) };
	return data<DecisionAgain>(
		{ ...again, ...refusalOf(taken.failed, taken.decidedBy) },
		{ status: refusalStatus(taken.failed.kind) },
	);
}

/** `taken`: somebody else has taken the item on, and the editor is asked once. */
type NotTaken = DecideFailure | { kind: 'taken'; by: { id: string; name: string } };
type Taken = { ok: true; answer: Response } | { ok: false; failed: NotTaken; decidedBy: string | null };

/** What an editor fills in; everything else that is posted comes from the page itself. */
const FILLED_IN = ['words', 'ground'];

/**
 * Takes a decision that was read from a form; what answers it leads on to the next item of the view. Throws a plain 400 where
 * what the page itself posts, such as the outcome, is none of ours: no page of ours has sent it.
 */
export async function takeDecision(
	{ request, context }: Pick<ItemArgs, 'request' | 'context'>,
	name: ItemName,
	posted: { told?: string; [field: string]: unknown },
): Promise<Taken> {
	const ctx = context.get(domainContext);
	const view = viewOf(request);
	const open = await getOpenItem(ctx, name);
	const by = open?.decidedBy === null ? takenByAnother(open, ctx.viewer, posted.told ?? '') : null;
	if (by) return { ok: false, failed: { kind: 'taken', by }, decidedBy: null };
	const next = open && (await findNeighbour(ctx, view, open, 'next'));
	const outcome = await decideItem(ctx, name, posted);
	if (!outcome.ok) {
		refuseForged(outcome);
		return { ok: false, failed: outcome, decidedBy: open?.decidedBy ?? null };
	}
	const query = { view: inAddress(view), decided: outcome.value.decisionId };
	return { ok: true, answer: redirect(next ? deskPaths.item(next.kind, next.id, query) : deskPaths.inbox(query), 303) };
}

/** Throws the plain answer 400 where what was wrong is nothing that an editor fills in. */
export function refuseForged(failed: DecideFailure) {
	const wrong = failed.kind === 'decision-malformed' ? Object.keys(failed.fields) : [];
	if (wrong.some((name) => !FILLED_IN.includes(name))) throw data(null, { status: 400 });
}

/** What an action's form says of a decision that was not taken. */
export function actionRefusal(failed: NotTaken): Pick<ActionAgain, 'error' | 'fields'> {
	if (failed.kind === 'decision-malformed')
		return { error: Object.values(failed.fields).join(' '), fields: failed.fields };
	return failed.kind === 'taken'
		? { error: takenWords(failed.by.name), fields: {} }
		: { error: deskFailure(failed.kind) };
}

/** Who the editor has been told of as having taken the item on, now or before: the next press decides all the same. */
export const toldOf = (failed: NotTaken, form: FormData): string | undefined =>
	failed.kind === 'taken' ? failed.by.id : textOf(form, 'told') || undefined;

function refusalOf(failed: NotTaken, decidedBy: string | null): Pick<DecisionAgain, 'notice' | 'fields'> {
	if (failed.kind === 'decision-malformed') return { notice: null, fields: failed.fields };
	if (failed.kind === 'taken') return { notice: takenWords(failed.by.name), fields: {} };
	if (failed.kind === 'own-decision' || failed.kind === 'own-thing')
		return { notice: deskFailure(failed.kind), fields: {} };
	const who =
		decidedBy === null ? 'It has been decided, or has gone, meanwhile.' : `${decidedBy} has just decided this.`;
	return { notice: `${who} Your decision was not taken; nothing is lost of what you wrote.`, fields: {} };
}

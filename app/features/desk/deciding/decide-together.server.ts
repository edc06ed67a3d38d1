import { data, redirect } from 'react-router';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import { type AlikeItem, listAlike } from '#domain/desk/deciding/alike-queries.ts';
import { type DecideFailure, decideTogether } from '#domain/desk/deciding/decision-commands.ts';
import { DECISION_FIELDS } from '#domain/desk/deciding/decisions.ts';
import type { ItemName } from '#domain/desk/kinds.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { inAddress, viewOf } from '../inbox/inbox-view.ts';
import type { ItemArgs } from '../item/read-item.server.ts';
import { type ReadThing, readThing } from '../things/read-thing.server.ts';
import { refuseForged } from './decide-item.server.ts';
import type { DecisionAgain } from './decision-again.ts';
import { writeDecisionIds } from './decision-ids.ts';
import { deskFailure, takenWords } from './desk-words.ts';
import { refusalStatus } from './refusal-status.ts';

/** The form of a group when it comes back. */
export type TogetherAgain = DecisionAgain & { left: string[] };

/** An item of a group with the thing itself, where that is still there. */
export type AlikeThing = AlikeItem & { read: ReadThing | null };

/** The item and those like it, each with the whole thing: whoever decides about them has to be able to see all of it. */
export async function readAlike(ctx: DomainContext, name: ItemName): Promise<AlikeThing[]> {
	const alike = await listAlike(ctx, name);
	return Promise.all(alike.map(async (item) => ({ ...item, read: await readThing(ctx, item) })));
}

/**
 * Decides all items that are ticked in the list of those like one, or none of them: on to the inbox, where they can be undone
 * together, or the form again with what is wrong.
 */
export async function decideFromList({ request, context }: Pick<ItemArgs, 'request' | 'context'>, name: ItemName) {
	const ctx = context.get(domainContext);
	const alike = await listAlike(ctx, name);
	const form = await readForm(request, [...DECISION_FIELDS, ...alike.map(({ id }) => `item-${id}`)]);
	const [outcome, ground, words] = [textOf(form, 'outcome'), textOf(form, 'ground'), textOf(form, 'words')];
	const chosen = alike.filter(({ id }) => form.has(`item-${id}`));
	const left = alike.filter((item) => !chosen.includes(item)).map(({ id }) => id);
	const again = { words, ground, left, told: textOf(form, 'told') || undefined, notice: null, fields: {} };
	const refuse = (part: Partial<TogetherAgain>, status: number) =>
		data<TogetherAgain>({ ...again, ...part }, { status });
	if (chosen.length === 0) return refuse({ notice: 'Please tick at least one that still waits.' }, 400);
	const asked = holdersOf(chosen, ctx.viewer.kind === 'member' ? ctx.viewer.userId : '');
	if (asked.ids !== '' && asked.ids !== again.told)
		return refuse({ notice: takenWords(asked.names), told: asked.ids }, 409);
	const decided = await decideTogether(
		ctx,
		chosen.map(({ kind, id, bound }) => ({
			item: { kind, id },
			posted: {
				...{ outcome, ground: ground || undefined, words },
				...(bound && { [bound.field]: seenOf(form, id) }),
			},
		})),
	);
	if (!decided.ok) {
		refuseForged(decided);
		return refuse(refusalOf(decided), refusalStatus(decided.kind));
	}
	const query = { view: inAddress(viewOf(request)), decided: writeDecisionIds(decided.value.decisionIds) };
	return redirect(deskPaths.inbox(query), 303);
}

/** What the editor saw of an item, after the word that keeps the box's value from being empty. */
const seenOf = (form: FormData, id: string) => textOf(form, `item-${id}`).replace(/^seen /, '');

/** The others who have taken some of the items: whoever is told of exactly these is not asked again. */
function holdersOf(items: readonly AlikeItem[], self: string) {
	const names = new Map(items.flatMap(({ assignee }) => (assignee ? [[assignee.id, assignee.name] as const] : [])));
	names.delete(self);
	return { ids: [...names.keys()].sort().join(','), names: [...names.values()].join(', ') };
}

const refusalOf = (failed: DecideFailure): Pick<TogetherAgain, 'notice' | 'fields'> =>
	failed.kind === 'decision-malformed'
		? { notice: null, fields: failed.fields }
		: { notice: `${deskFailure(failed.kind)} None of them was decided.`, fields: {} };

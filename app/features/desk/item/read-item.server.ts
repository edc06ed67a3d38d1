import type { RouterContextProvider } from 'react-router';
import { domainContext } from '#app/lib/context.ts';
import { findNeighbour } from '#domain/desk/inbox-queries.ts';
import { getOpenItem, getUndoable, listFailedDecisions, listHistory, listNotes } from '#domain/desk/item-queries.ts';
import type { ItemName } from '#domain/desk/kinds.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { readDecisionIds } from '../deciding/decision-ids.ts';
import { viewOf } from '../inbox/inbox-view.ts';
import { requireFound } from './item-id.ts';

/** What the frame of an item's page shows; `open` is null where it waits no more. */
export type ItemFrame = Awaited<ReturnType<typeof readItem>>;

export async function readItem(ctx: DomainContext, request: Request, name: ItemName) {
	const view = viewOf(request);
	const open = await getOpenItem(ctx, name);
	const [next, previous, notes, history, news] = await Promise.all([
		open && findNeighbour(ctx, view, open, 'next'),
		open && findNeighbour(ctx, view, open, 'previous'),
		listNotes(ctx, name),
		listHistory(ctx, name),
		readNews(ctx, request),
	]);
	const self = ctx.viewer.kind === 'member' ? ctx.viewer.userId : '';
	return { ...name, view, open, next, previous, notes, history, news, self };
}

/** The arguments of a route whose address ends in an item's id. */
export type ItemArgs = { request: Request; params: { id?: string }; context: Readonly<RouterContextProvider> };

/** Reads a thing that waits at the desk, with the frame of its page. Throws the answer 404 where there is none. */
export async function loadItem<Id extends number | string, Thing>(
	{ request, params, context }: ItemArgs,
	kind: ItemName['kind'],
	readId: (id: string | undefined) => Id,
	getThing: (ctx: DomainContext, id: Id) => Promise<Thing | null>,
) {
	const ctx = context.get(domainContext);
	const id = readId(params.id);
	const [thing, frame] = await Promise.all([getThing(ctx, id), readItem(ctx, request, { kind, id: String(id) })]);
	return { thing: requireFound(thing), frame };
}

/** What the editor is told of their own last decisions: one to be undone, and those that could not be carried out. */
export async function readNews(ctx: DomainContext, request: Request) {
	const decided = readDecisionIds(new URL(request.url).searchParams.get('decided'));
	const [undoable, failed] = await Promise.all([getUndoable(ctx, decided), listFailedDecisions(ctx)]);
	return { undoable, failed };
}

import { findNeighbour } from '#domain/desk/inbox-queries.ts';
import { getOpenItem, getUndoable, listFailedDecisions, listHistory, listNotes } from '#domain/desk/item-queries.ts';
import type { ItemName } from '#domain/desk/kinds.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { isUuid } from '#domain/shared/uuid.ts';
import { viewOf } from './inbox-view.ts';

/** What the frame of an item's page shows; `open` is null where it waits no more. */
export type ItemFrame = Awaited<ReturnType<typeof readItem>>;

/** Reads the frame of an item's page. The thing itself is the route's to read. */
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

/** What the editor is told of his own last decisions: one to be undone, and those that could not be carried out. */
export async function readNews(ctx: DomainContext, request: Request) {
	const decided = new URL(request.url).searchParams.get('decided') ?? '';
	const [undoable, failed] = await Promise.all([
		isUuid(decided) ? getUndoable(ctx, decided) : null,
		listFailedDecisions(ctx),
	]);
	return { undoable, failed };
}

import { actOnItem, leadToItem } from '#app/features/desk/item/act-on-item.server.ts';
import { ITEM_ACT_HANDLE } from '#app/features/desk/item/item-handle.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import { noteOnItem } from '#domain/desk/item-commands.ts';
import type { Route } from './+types/notes';

export const handle = ITEM_ACT_HANDLE;

export const loader = (args: Route.LoaderArgs) => leadToItem(args);

export async function action(args: Route.ActionArgs) {
	const words = textOf(await readForm(args.request, ['words']), 'words');
	// An empty one, or one longer than its field takes, is not kept.
	return actOnItem(args, (ctx, item) => noteOnItem(ctx, item, words), '#notes-head');
}

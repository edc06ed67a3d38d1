import { actOnItem, leadToItem } from '#app/features/desk/item/act-on-item.server.ts';
import { ITEM_ACT_HANDLE } from '#app/features/desk/item/item-handle.ts';
import { takeItem } from '#domain/desk/item-commands.ts';
import type { Route } from './+types/assignee';

export const handle = ITEM_ACT_HANDLE;

export const loader = (args: Route.LoaderArgs) => leadToItem(args);

export const action = (args: Route.ActionArgs) => actOnItem(args, takeItem);

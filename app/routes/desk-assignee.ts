import { takeItem } from '#domain/desk/item-commands.ts';
import { actOnItem, leadToItem } from '../features/desk/act-on-item.server.ts';
import { ITEM_ACT_HANDLE } from '../features/desk/item-handle.ts';
import type { Route } from './+types/desk-assignee';

export const handle = ITEM_ACT_HANDLE;

export const loader = (args: Route.LoaderArgs) => leadToItem(args);

export const action = (args: Route.ActionArgs) => actOnItem(args, takeItem);

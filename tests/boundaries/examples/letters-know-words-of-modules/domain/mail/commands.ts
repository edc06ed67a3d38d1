import { find } from '../accounts/queries.ts';

export const send = find;

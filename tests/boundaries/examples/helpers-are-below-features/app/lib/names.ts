import { card } from '../features/card.ts';

export const name = card;

import { card } from '../features/card.ts';

export const button = card;

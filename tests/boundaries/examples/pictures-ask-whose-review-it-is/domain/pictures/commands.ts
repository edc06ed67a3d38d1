import { publish } from '../reviews/commands.ts';

export const store = publish;

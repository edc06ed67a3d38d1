import { fake } from '../tests/support.ts';

export const main = fake;

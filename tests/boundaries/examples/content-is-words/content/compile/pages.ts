import { page } from '../../app/page.ts';

export const compile = page;

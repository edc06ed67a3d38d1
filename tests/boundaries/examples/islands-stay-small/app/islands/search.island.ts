import { page } from '../routes/home.ts';

export const island = page;

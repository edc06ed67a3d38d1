import { page } from '../routes/home.ts';

export const card = page;

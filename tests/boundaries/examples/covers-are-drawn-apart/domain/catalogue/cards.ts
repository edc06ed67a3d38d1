import { draw } from '../covers/draw-cover.ts';

export const card = draw;

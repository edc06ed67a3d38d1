import { NearMe } from '../features/home/near-me.tsx';

export const Island = NearMe;

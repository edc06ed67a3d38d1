import { query } from '../../database/client.ts';

export const letter = query;

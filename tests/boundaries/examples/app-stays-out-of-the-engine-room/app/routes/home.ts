import { database } from '../../database/client.ts';

export const page = database;

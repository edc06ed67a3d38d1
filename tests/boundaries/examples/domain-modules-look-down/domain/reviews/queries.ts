import { decide } from '../moderation/commands.ts';

export const query = decide;

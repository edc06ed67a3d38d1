/** Why a course counts as played by a member. */
export const PLAYED_BY = ['review', 'check-in', 'round', 'mark'] as const;
export type PlayedBy = (typeof PLAYED_BY)[number];

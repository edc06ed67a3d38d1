import { SUGGESTION_GROUNDS } from '#domain/course-desk/suggestion-options.ts';
import { SUSPENSION_GROUNDS } from '#domain/member-desk/suspension-options.ts';
import { GROUNDS } from '#domain/shared/desk/grounds.ts';
import { APPLICATION_GROUNDS } from '#domain/support/decision-options.ts';

const ALL: Record<string, string> = {
	...APPLICATION_GROUNDS,
	...SUGGESTION_GROUNDS,
	...SUSPENSION_GROUNDS,
	...GROUNDS,
};

/** What the ground of a decision says, whatever was decided; the name it is stored under where it is not known. */
export const nameOfGround = (ground: string): string => (Object.hasOwn(ALL, ground) ? (ALL[ground] ?? ground) : ground);

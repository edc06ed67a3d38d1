import type { OwnPhotograph } from '#domain/pictures/shapes.ts';
import type { PostedPhotographs } from './read-photographs.server.ts';

/**
 * What is with us: the photographs of the review, or those of a form that came back. One that was sent before the picker was
 * alive said nothing of them: to be taken for one without photographs, it would lose all of them when it is sent again.
 */
export const storedOf = (stored: readonly OwnPhotograph[], posted?: PostedPhotographs): readonly OwnPhotograph[] =>
	posted?.asked
		? posted.chosen.map((chosen) => ({ status: 'coming', ...stored.find(({ id }) => id === chosen.id), ...chosen }))
		: stored;

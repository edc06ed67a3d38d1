import type { OwnPhotograph } from '#domain/pictures/shapes.ts';
import type { PostedPhotographs } from './read-photographs.server.ts';

/** What is with us: the photographs of the review, or those of a form that came back. */
export const storedOf = (stored: readonly OwnPhotograph[], posted?: PostedPhotographs): readonly OwnPhotograph[] =>
	posted
		? posted.chosen.map((chosen) => ({ status: 'coming', ...stored.find(({ id }) => id === chosen.id), ...chosen }))
		: stored;

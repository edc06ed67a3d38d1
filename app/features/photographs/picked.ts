import { PICTURE_LIMITS } from '#domain/pictures/limits.ts';
import { PICTURE_MESSAGES } from '#domain/pictures/messages.ts';
import type { ChosenPhotograph, OwnPhotograph } from '#domain/pictures/shapes.ts';

/** One photograph in the picker. */
export type Picked = {
	/** Its own for as long as the picker lives, whatever its place. */
	key: string;
	/** Null for one that was stored before. */
	file: File | null;
	/** Null until it was sent. */
	id: string | null;
	alt: string;
	/** One that the desk has `removed` is shown to nobody, and stays with its review: its owner may object. */
	state: 'waiting' | 'sending' | 'coming' | 'ready' | 'failed' | 'removed';
	/** Share that has gone out, 0 to 1. */
	progress: number;
	/** Why it has failed, or is not shown. */
	words: string | null;
	/** Of a stored one: its author is not served it. */
	hidden?: boolean | undefined;
	/** One that has failed may be sent again as it is. */
	again: boolean;
};

export type Change =
	| { kind: 'added'; files: File[] }
	| { kind: 'kept'; photographs: ChosenPhotograph[] }
	| { kind: 'removed'; key: string }
	| { kind: 'again'; key: string }
	| { kind: 'moved'; key: string; by: 1 | -1 }
	| { kind: 'told'; key: string; about: Partial<Picked> };

let count = 0;

/** The photographs after a change. What cannot be taken stands among them with its reason, until it is removed. */
export function change(picked: readonly Picked[], by: Change): Picked[] {
	switch (by.kind) {
		case 'added':
			return withoutTooMany([...picked, ...by.files.map(toPicked)]);
		case 'kept':
			return [...by.photographs.map((one) => toStored({ ...one, status: 'coming' })), ...picked];
		case 'again':
			return withoutTooMany(
				picked.map((one) =>
					one.key === by.key ? { ...one, id: null, state: 'waiting', progress: 0, words: null, again: false } : one,
				),
			);
		case 'removed':
			return picked.filter(({ key }) => key !== by.key);
		case 'told':
			return picked.map((one) => (one.key === by.key ? { ...one, ...by.about } : one));
		case 'moved':
			return move(picked, by.key, by.by);
	}
}

/** Whether it takes one of the places of a review, and is counted among its photographs: what was refused does not. */
export const takesPlace = ({ state }: Pick<Picked, 'state'>) => state !== 'failed';

/** What one is called where it is told of: by its number among those that take a place, else by its file. */
export function nameOf(picked: readonly Picked[], key: string): string {
	const at = picked.filter(takesPlace).findIndex((one) => one.key === key);
	return at < 0 ? (picked.find((one) => one.key === key)?.file?.name ?? 'The picture') : `Photograph ${at + 1}`;
}

/** There may be room for them once another was removed. */
function withoutTooMany(picked: readonly Picked[]) {
	let room = PICTURE_LIMITS.photographs - picked.filter((one) => takesPlace(one) && one.state !== 'waiting').length;
	return picked.map((one) =>
		one.state === 'waiting' && room-- < 1 ? { ...fail(one, PICTURE_MESSAGES['too-many-pictures']), again: true } : one,
	);
}

/** Past its neighbour among those that take a place. */
function move(picked: readonly Picked[], key: string, by: 1 | -1): Picked[] {
	const placed = picked.filter(takesPlace);
	const neighbour = placed[placed.findIndex((one) => one.key === key) + by];
	const [from, to] = [key, neighbour?.key].map((wanted) => picked.findIndex((one) => one.key === wanted));
	const one = picked[from ?? -1];
	return one && neighbour ? picked.toSpliced(from ?? 0, 1).toSpliced(to ?? 0, 0, one) : [...picked];
}

/** What the browser can tell at once is not sent at all. */
function toPicked(file: File): Picked {
	const one: Picked = {
		key: `new-${++count}`,
		file,
		id: null,
		alt: '',
		state: 'waiting',
		progress: 0,
		words: null,
		again: false,
	};
	if (/\.hei[cf]$/i.test(file.name) || /^image\/hei[cf]/.test(file.type))
		return fail(one, PICTURE_MESSAGES['picture-heic']);
	return file.size > PICTURE_LIMITS.bytes ? fail(one, PICTURE_MESSAGES['picture-large']) : one;
}

export const fail = (one: Picked, words: string): Picked => ({ ...one, state: 'failed', words });

/** Photographs that were stored before. */
export const toStored = ({ id, alt, status, hidden }: OwnPhotograph): Picked => ({
	key: id,
	file: null,
	id,
	alt,
	progress: 1,
	state: status,
	hidden,
	words: wordsOf(status),
	again: false,
});

const wordsOf = (status: OwnPhotograph['status']) =>
	status === 'removed'
		? 'An editor has taken this photograph down.'
		: status === 'failed'
			? PICTURE_MESSAGES['picture-broken']
			: null;

/** What the form sends: the photographs that are with us, in their order. */
export const toChosen = (picked: readonly Picked[]) =>
	picked.flatMap(({ id, alt, state }) => (id !== null && state !== 'failed' ? [{ id, alt }] : []));

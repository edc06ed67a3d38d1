import type { Readable } from 'node:stream';
import {
	AVATAR_SIZES,
	PHOTOGRAPH_SIZES,
	type PictureFormat,
	type PictureSize,
	SCORECARD_SIZE,
} from '#domain/pictures/sizes.ts';
import type { PicturePurpose } from '#domain/shared/pictures.ts';

/** Where the files of pictures lie: a folder or a bucket. Names are ours alone, never anything that was sent. */
export type PictureStore = {
	/** Stores a file under a name, whole or not at all; afterwards the file may be gone. Throws when it cannot. */
	put: (name: string, path: string, type: string) => Promise<void>;
	/** Its bytes as a stream, with their number; null when there is none. */
	open: (name: string) => Promise<{ stream: Readable; bytes: number } | null>;
	/** Removes files; names that are not there do no harm. */
	remove: (names: readonly string[]) => Promise<void>;
	/** Every name with the time it was stored, in no order. */
	list: () => AsyncIterable<{ name: string; storedAt: Date }>;
};

export const TYPES: Record<PictureFormat, string> = {
	avif: 'image/avif',
	webp: 'image/webp',
	jpeg: 'image/jpeg',
};

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const STORED = new RegExp(`^(?:incoming|[0-9a-f]{2})/(${UUID})(?:-|$)`);
const SERVED = new RegExp(`^(${UUID})-([a-z]+)\\.(avif|webp|jpeg)$`);

/** The name of one file of a picture. Two letters of the id keep folders small. */
export const nameOf = (id: string, size: PictureSize, format: PictureFormat) =>
	`${id.slice(0, 2)}/${id}-${size}.${format}`;

/** The name of an upload whose sizes are still to be made. */
export const incomingName = (id: string) => `incoming/${id}`;

/** Whether a stored name is that of an upload. */
export const isIncoming = (name: string) => name.startsWith('incoming/');

/** The id of the picture that a stored name belongs to; null for what is none of ours. */
export const idIn = (name: string): string | null => STORED.exec(name)?.[1] ?? null;

/** Which files are made for a purpose. */
export function filesOf(purpose: PicturePurpose): { size: PictureSize; format: PictureFormat; pixels: number }[] {
	if (purpose === 'scorecard') return [{ size: 'scorecard', format: 'jpeg', pixels: SCORECARD_SIZE }];
	const sizes = Object.entries(purpose === 'photograph' ? PHOTOGRAPH_SIZES : AVATAR_SIZES);
	return sizes.flatMap(([size, pixels]) =>
		// The keys of the two constants are the names of sizes.
		(['avif', 'webp'] as const).map((format) => ({ size: size as PictureSize, format, pixels })),
	);
}

/** Every name that a picture may have in the store. */
export const allNamesOf = (id: string) => [
	incomingName(id),
	...(['photograph', 'avatar', 'scorecard'] as const).flatMap((purpose) =>
		filesOf(purpose).map(({ size, format }) => nameOf(id, size, format)),
	),
];

/** What the last part of a public address names; null for anything else. */
export function readServedName(text: string) {
	const [, id, size, format] = SERVED.exec(text) ?? [];
	if (!id) return null;
	for (const purpose of ['photograph', 'avatar', 'scorecard'] as const) {
		const file = filesOf(purpose).find((made) => made.size === size && made.format === format);
		if (file) return { id, purpose, name: nameOf(id, file.size, file.format), type: TYPES[file.format] };
	}
	return null;
}

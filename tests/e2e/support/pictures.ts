import sharp from 'sharp';

export type SentFile = { name: string; mimeType: string; buffer: Buffer };

/** A photograph of one colour, as a phone would hand it over. */
export async function aPhotograph(name: string, background = '#3a7a4d', width = 1_200): Promise<SentFile> {
	const height = Math.round((width * 3) / 4);
	const buffer = await sharp({ create: { width, height, channels: 3, background } })
		.jpeg()
		.toBuffer();
	return { name, mimeType: 'image/jpeg', buffer };
}

export const aHeic = (): SentFile => ({
	name: 'IMG_0042.HEIC',
	mimeType: 'image/heic',
	buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
});

export const tooLarge = (): SentFile => ({
	name: 'panorama.jpg',
	mimeType: 'image/jpeg',
	buffer: Buffer.alloc(15 * 1_048_576 + 1),
});

/** A JPEG by its head alone. */
export const broken = (): SentFile => ({
	name: 'broken.jpg',
	mimeType: 'image/jpeg',
	buffer: Buffer.from('\xff\xd8\xff\xe0 and nothing else', 'latin1'),
});

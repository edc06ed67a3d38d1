export const PICTURE_LIMITS = {
	photographs: 6,
	bytes: 15 * 1_048_576,
	/** Phones of today take 48 and 50 megapixels: 8,064 by 6,048, 8,192 by 6,144. */
	pixels: 51_000_000,
	/** Its decoder takes up to 30 bytes of memory for a pixel, some eight times as much as the others. */
	avifPixels: 6_000_000,
	alt: 200,
	/** Photographs one member may have on the site. */
	ofMember: 1_000,
} as const;

/** HEIC is left out on purpose: phones then hand the picture over as JPEG (decision R6). */
export const PICTURE_ACCEPT = 'image/jpeg,image/png,image/webp,image/avif';

/** The limits as they are said to people. */
export const PICTURE_WORDS = {
	formats: 'JPEG, PNG, WebP or AVIF',
	size: `${PICTURE_LIMITS.bytes / 1_048_576} MB`,
	pixels: `${PICTURE_LIMITS.pixels / 1_000_000} megapixels`,
	avifPixels: `${PICTURE_LIMITS.avifPixels / 1_000_000} megapixels`,
} as const;

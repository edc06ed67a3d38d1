export const PICTURE_LIMITS = {
	photographs: 6,
	bytes: 15 * 1_048_576,
	pixels: 40_000_000,
	alt: 200,
	/** Photographs one member may have on the site. */
	ofMember: 1_000,
} as const;

/** HEIC is left out on purpose: phones then hand the picture over as JPEG (decision R6). */
export const PICTURE_ACCEPT = 'image/jpeg,image/png,image/webp,image/avif';

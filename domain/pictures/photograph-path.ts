import type { PhotographSize } from './sizes.ts';

/** The address of a photograph's file; of use without the site's other addresses. */
export const photographPath = (id: string, size: PhotographSize, format: 'avif' | 'webp') =>
	`/pictures/${id}-${size}.${format}`;

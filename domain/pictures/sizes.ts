/** The longest side of each size of a photograph, in pixels. A smaller picture is never enlarged. */
export const PHOTOGRAPH_SIZES = { small: 480, medium: 1024, large: 1600 } as const;
/** The side of each size of an avatar's square. */
export const AVATAR_SIZES = { face: 96, portrait: 288 } as const;
/** The longest side of what the desk sees of a scorecard. */
export const SCORECARD_SIZE = 2000;

export type PhotographSize = keyof typeof PHOTOGRAPH_SIZES;
export type AvatarSize = keyof typeof AVATAR_SIZES;
export type PictureSize = PhotographSize | AvatarSize | 'scorecard';
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** Width and height of a photograph's size, from those of the largest. */
export function scaleTo({ width, height }: { width: number; height: number }, size: PhotographSize) {
	const scale = Math.min(1, PHOTOGRAPH_SIZES[size] / Math.max(width, height));
	return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

import type { AvatarSize } from './sizes.ts';

/** The address of an avatar's file; of use without the site's other addresses. */
export const avatarPath = (key: string, size: AvatarSize) => `/pictures/${key}-${size}.webp`;

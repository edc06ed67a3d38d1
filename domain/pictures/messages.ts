import type { PictureFailure } from '../shared/pictures.ts';
import { PICTURE_LIMITS, PICTURE_WORDS } from './limits.ts';

export type PictureRefusal = PictureFailure['kind'] | 'picture-quota' | 'picture-gone' | 'too-many-pictures';

/** What is said of a picture that is not taken. Each says what to do. */
export const PICTURE_MESSAGES: Record<PictureRefusal, string> = {
	'picture-large': `This picture is larger than ${PICTURE_WORDS.size}. Make it smaller and choose it again.`,
	'picture-heic':
		'This is a HEIC picture, which not every browser can show. Export it as JPEG and choose that one, or choose it on the phone itself, which changes it by itself.',
	'picture-svg': `We take photographs, not drawings. Choose a ${PICTURE_WORDS.formats} picture.`,
	'picture-format': `This is not a picture we can read. Choose a ${PICTURE_WORDS.formats} picture.`,
	'picture-pixels': `This picture has more than ${PICTURE_WORDS.pixels}. Make it smaller and choose it again.`,
	'picture-avif-pixels': `This AVIF picture has more than ${PICTURE_WORDS.avifPixels}. Make it smaller, or export it as JPEG, which may have up to ${PICTURE_WORDS.pixels}, and choose that one.`,
	'picture-moving': 'This picture moves. Choose a still one.',
	'picture-broken':
		'This picture is damaged or cut off, and could not be read to its end. Choose it again, or another one.',
	'picture-store':
		'We cannot take pictures just now. What you wrote is kept: send it without them, or try again later.',
	'picture-quota': 'You have sent as many pictures as we take at a time. Please come back tomorrow.',
	'picture-gone':
		'This picture is no longer with us: we keep one for a day until what it belongs to is sent. Choose it again.',
	'too-many-pictures': `A review holds up to ${PICTURE_LIMITS.photographs} photographs.`,
};

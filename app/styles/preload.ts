import type { LinkDescriptor } from 'react-router';

/** Asks for a font before the style sheet that names it is read. Fonts are always asked for without credentials. */
export const fontPreload = (href: string): LinkDescriptor => ({
	rel: 'preload',
	href,
	as: 'font',
	type: 'font/woff2',
	crossOrigin: 'anonymous',
});

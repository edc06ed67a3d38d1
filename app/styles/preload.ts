import { preload } from 'react-dom';

/**
 * Asks for a font before the style sheet that names it is read, and before the pictures: fonts are the most of a page's bytes, and
 * the first asked for has the connection that the page came by. Fonts are always asked for without credentials.
 */
export const preloadFont = (href: string) =>
	preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });

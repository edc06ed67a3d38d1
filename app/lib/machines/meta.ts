import type { MetaDescriptor } from 'react-router';
import { paths } from '../paths.ts';

type PageMeta = {
	title: string;
	description: string;
	/** Path of the canonical address, built by `paths`. */
	path: string;
	origin: string | undefined;
	/** Path of the share picture, 1200×630; by default the one of the home page. */
	picture?: string;
	kind?: 'website' | 'article';
	/** Kept out of search engines: filtered views of a list that is indexed elsewhere. */
	hidden?: boolean;
};

/** Title, description, canonical address and Open Graph of a page. */
export function pageMeta({
	title,
	description,
	path,
	origin = '',
	picture = paths.sceneSharePicture('hero'),
	kind = 'website',
	hidden,
}: PageMeta): MetaDescriptor[] {
	const full = `${title} · Fescue`;
	const address = `${origin}${path}`;
	return [
		{ title: full },
		{ name: 'description', content: description },
		{ tagName: 'link', rel: 'canonical', href: address },
		{ property: 'og:site_name', content: 'Fescue' },
		{ property: 'og:type', content: kind },
		{ property: 'og:title', content: title },
		{ property: 'og:description', content: description },
		{ property: 'og:url', content: address },
		{ property: 'og:locale', content: 'en_GB' },
		{ property: 'og:image', content: `${origin}${picture}` },
		{ property: 'og:image:width', content: '1200' },
		{ property: 'og:image:height', content: '630' },
		{ name: 'twitter:card', content: 'summary_large_image' },
		...(hidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
	];
}

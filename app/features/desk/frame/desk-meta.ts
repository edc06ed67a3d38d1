import type { MetaDescriptor } from 'react-router';

/** The head of a page of the desk: its title, and that no machine is to list it. */
export const deskMeta = (title: string): MetaDescriptor[] => [
	{ title: `${title} · Desk · Fescue` },
	{ name: 'robots', content: 'noindex' },
];

import type { ComponentProps } from 'react';
import { Link as LivingLink } from 'react-router';

/** All routes are known to the browser from the first page on: there is none for a link to discover. */
type LinkProps = Omit<ComponentProps<typeof LivingLink>, 'discover'>;

const RouterLink = (props: LinkProps) => <LivingLink discover="none" {...props} />;

/**
 * A link as the server writes it: the address, and nothing to be worked out. React Router's own resolves every address
 * against the routes and prepares for clicks, which no HTML shows.
 */
function WrittenLink(props: LinkProps) {
	const { to, mask } = props;
	// Addresses are built whole by paths.ts; one that is meant from where its page stands, that leads to another host or
	// that shows another address is worked out as ever.
	const isWhole = typeof to === 'string' && /^\/(?![\\/])/.test(to) && !mask;
	if (!isWhole) return <RouterLink {...props} />;
	return <a {...attributesOf(props)} href={to} />;
}

/** What stands in the HTML of a link; all else is for following it on the client. */
function attributesOf({
	to,
	defaultShouldRevalidate,
	mask,
	onClick,
	prefetch,
	preventScrollReset,
	relative,
	reloadDocument,
	replace,
	state,
	viewTransition,
	...attributes
}: LinkProps) {
	return attributes;
}

/** A link to one of our pages: HTML from the server, React Router's own in the browser. */
export const Link = import.meta.env.SSR ? WrittenLink : RouterLink;

import type { ComponentProps } from 'react';
import { Link as LivingLink } from 'react-router';

type LinkProps = ComponentProps<typeof LivingLink>;

/**
 * A link as the server writes it: the address, and nothing to be worked out. React Router's own resolves every address
 * against the routes and prepares for clicks, which no HTML shows.
 */
function WrittenLink(props: LinkProps) {
	const { to, discover = 'render', mask } = props;
	// Addresses are built whole by paths.ts; one that is meant from where its page stands, that leads to another host or
	// that shows another address is worked out as ever.
	const isWhole = typeof to === 'string' && /^\/(?![\\/])/.test(to) && !mask;
	if (!isWhole) return <LivingLink {...props} />;
	return <a {...attributesOf(props)} href={to} data-discover={discover === 'render' ? 'true' : undefined} />;
}

/** What stands in the HTML of a link; all else is for following it on the client. */
function attributesOf({
	to,
	defaultShouldRevalidate,
	discover,
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
export const Link = import.meta.env.SSR ? WrittenLink : LivingLink;

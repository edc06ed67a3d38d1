import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link as LivingLink, MemoryRouter, Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { Link } from './link.tsx';

type LinkProps = ComponentProps<typeof Link>;

const RouterLink = (props: LinkProps) => <LivingLink discover="none" {...props} />;

/** The markup of a link on the page /courses/sweden; attributes have no order. */
function markupOf(Kind: typeof Link, props: LinkProps) {
	const html = renderToStaticMarkup(
		<MemoryRouter initialEntries={['/courses/sweden']}>
			<Routes>
				<Route path="/courses/:country" element={<Kind {...props}>Ljunghusen &amp; more</Kind>} />
			</Routes>
		</MemoryRouter>,
	);
	const [, attributes = '', inside] = /^<a ([^>]*)>(.*)<\/a>$/.exec(html) ?? [];
	return { attributes: attributes.match(/[\w-]+="[^"]*"/g)?.sort(), inside };
}

it.each<[string, LinkProps]>([
	['a page', { to: '/courses' }],
	['a query and a place on the page', { to: '/find-course?country=japan&q=%E6%97%A5#list' }],
	['another host', { to: '//golf.example/courses' }],
	['another host, written with the wrong stroke', { to: '/\\golf.example' }],
	['another site', { to: 'https://golf.example/courses' }],
	['a mailbox', { to: 'mailto:editors@golf.example' }],
	['an address from where the page stands', { to: '../norway' }],
	['the same page with another query', { to: '?page=2' }],
	['an address in parts', { to: { pathname: '/courses', search: '?page=2' } }],
	['a page behind another address', { to: '/courses', mask: '/guides' }],
	[
		'attributes',
		{ to: '/', className: 'name', title: 'Home', target: '_blank', rel: 'noopener', 'aria-current': 'page' },
	],
	['a way of going there', { to: '/', replace: true, state: { a: 1 }, preventScrollReset: true, viewTransition: true }],
	['a new document', { to: '/', reloadDocument: true, relative: 'path', prefetch: 'none', onClick: () => {} }],
])('the server writes the link to %s as React Router would', (_, props) => {
	const written = markupOf(Link, props);
	expect(written).toEqual(markupOf(RouterLink, props));
	expect(written.attributes?.some((attribute) => attribute.startsWith('href='))).toBe(true);
});

it('is written by the server with nothing to be worked out: it asks no router', () => {
	const name = <Link to="/courses">Courses</Link>;
	expect(renderToStaticMarkup(name)).toBe('<a href="/courses">Courses</a>');
	expect(() => renderToStaticMarkup(<RouterLink to="/courses">Courses</RouterLink>)).toThrow();
});

import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { LeadOn } from './lead-on.tsx';

it('leads on where nothing else is on its way, and waits for the answer to a form of the page', () => {
	const router = createMemoryRouter(
		// An action that has not answered yet.
		[{ path: '/auth/login', element: <LeadOn to="/account" />, action: () => new Promise(() => {}) }],
		{ initialEntries: ['/auth/login'] },
	);
	const shown = () => renderToStaticMarkup(<RouterProvider router={router} />);
	expect(shown()).toBe('');
	router.navigate('/auth/login', { formMethod: 'post', formData: new FormData() });
	expect(shown()).toContain('Loading...');
	router.dispose();
});

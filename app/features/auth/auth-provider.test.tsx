import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { AuthUser } from '../../lib/auth/auth-state.ts';
import { AuthGuard } from '../account/auth-guard.tsx';
import { AuthProvider, useAuth } from './auth-provider.tsx';

const KARIN: AuthUser = { userId: '7', firstName: 'Karin', lastName: 'Ek', email: 'karin@example.com' };

function Status() {
	return useAuth().state.status;
}

/** What the server sends for a guarded page at an address. */
function render(path: string, member?: AuthUser): string {
	const element = (
		<AuthProvider member={member}>
			<AuthGuard>
				<Status />
			</AuthGuard>
		</AuthProvider>
	);
	const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
	return renderToStaticMarkup(<RouterProvider router={router} />);
}

describe('useAuth', () => {
	it('throws outside its provider', () => {
		expect(() => renderToStaticMarkup(<Status />)).toThrow('useAuth must be used within an AuthProvider');
	});
});

describe('the guard', () => {
	it('shows that it is loading while nobody knows who is there', () => {
		expect(render('/account/settings')).toContain('Loading...');
	});

	it('lets a member through', () => {
		expect(render('/account/settings', KARIN)).toBe('in');
	});

	it('lets everybody write a review', () => {
		expect(render('/create-review')).toBe('loading');
	});
});

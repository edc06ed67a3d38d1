import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { forgetWritten } from '#app/lib/forms/written.ts';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useAuth } from '../auth/auth-provider.tsx';
import { FLASHES } from '../auth/auth-words.ts';
import { LeadOn } from '../auth/lead-on.tsx';
import { Loading } from '../auth/loading.tsx';

/**
 * Lets members through. While it is not known who is signed in it says so; everybody else gets a notice and is sent to
 * sign in, in place of this page in the history. Writing a review asks for no account.
 */
export function AuthGuard({ children }: { children: ReactNode }) {
	const { state } = useAuth();
	const { pathname, search } = useLocation();
	const isExempt = pathname === paths.createReview();
	const isRefused = state.status === 'out' && !state.leaving && !isExempt;
	const isChosen = state.status === 'out' && state.chosen;
	useEffect(() => {
		if (isRefused) showToast(FLASHES.required);
		// What the pages behind it have just kept goes with the sign-out.
		if (isRefused && isChosen) forgetWritten();
	}, [isRefused, isChosen]);
	if (isExempt || state.status === 'in') return children;
	if (isRefused) return <LeadOn to={paths.login({ redirectTo: pathname + search })} />;
	return <Loading />;
}

import { Navigate, useNavigation } from 'react-router';
import { Loading } from './loading.tsx';

/**
 * Leads to another page in place of this one, once nothing else is on its way: the answer to a form of this page leads on by
 * itself, for an editor to another page, and would be given up half read.
 */
export function LeadOn({ to }: { to: string }) {
	const { state } = useNavigation();
	return state === 'idle' ? <Navigate to={to} replace /> : <Loading />;
}

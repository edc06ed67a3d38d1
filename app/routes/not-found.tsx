import { data } from 'react-router';
import type { RouteHandle } from '../lib/handle.ts';
import { NotFound } from '../shell/not-found.tsx';

export const handle: RouteHandle = { kind: 'reading' };

export function loader() {
	throw data(null, { status: 404 });
}

export default NotFound;

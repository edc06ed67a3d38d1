import { isApiPath } from '../api/root.ts';
import { isAuthPath } from '../auth/root.ts';

/** What the site does at all; everything else is refused whatever the address. */
const METHODS = ['GET', 'HEAD', 'POST'];
/** A browser asks first whether a page of another site may call. */
const API_METHODS = [...METHODS, 'OPTIONS'];
const AUTH_METHODS = [...METHODS, 'PUT', 'DELETE'];

/** The methods that an address may be asked by, as the header `Allow` names them. */
export function methodsOf(url: string): string[] {
	if (isAuthPath(url)) return AUTH_METHODS;
	return isApiPath(url) ? API_METHODS : METHODS;
}

import { ownPath } from '#domain/shared/own-path.ts';
import { paths } from '../paths.ts';

/** Where `?redirectTo=` leads: a path of our own, else the home page (S33). */
export const safeRedirect = (wanted: string | null | undefined, origin: string): string =>
	ownPath(wanted, origin) ?? paths.home();

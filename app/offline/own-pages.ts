import { isOwnPage, OWN_PAGES } from './rules.ts';

/** A member's own pages as they were last seen, by their path. Kept apart from all others, and only while somebody is signed in. */
export async function findOwnPage(url: string): Promise<Response | undefined> {
	if (!(await isSomebodyThere())) await forgetOwnPages();
	const pages = await caches.open(OWN_PAGES);
	return pages.match(new URL(url).pathname, { ignoreVary: true });
}

/** Keeps a page, or forgets them all where nobody is signed in any more. */
export async function keepOwnPage(url: string, answer: Response): Promise<void> {
	// The browser follows the way to the login itself.
	if (answer.redirected || answer.type === 'opaqueredirect') return forgetOwnPages();
	if (!isOwnPage(answer)) return;
	const pages = await caches.open(OWN_PAGES);
	await pages.put(new URL(url).pathname, answer);
}

export const forgetOwnPages = async (): Promise<void> => void (await caches.delete(OWN_PAGES));

/** As `isHinted` in pages. Where a worker cannot read cookies the page itself sends whoever is not signed in to the login. */
async function isSomebodyThere(): Promise<boolean> {
	const cookies = (self as { cookieStore?: { get(name: string): Promise<unknown> } }).cookieStore;
	return !cookies || Boolean(await cookies.get('signed_in'));
}

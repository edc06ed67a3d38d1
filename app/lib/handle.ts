/**
 * What a route says of itself to the server, read before it is rendered.
 *
 * A page with none of these is public: its bytes are the same for everyone and are kept. Its loader gets a context whose
 * `viewer` throws.
 */
export type RouteHandle = {
	/** Reading pages ship no React until an island wakes; tool pages hydrate whole (decision X1). */
	kind: 'reading' | 'tool';
	/** `no-store`: has a form that writes, made anew each time. `private`: depends on who is signed in. */
	keep?: 'public' | 'no-store' | 'private';
	/** Query parameters the page depends on. All others are cut off before the page is made or looked up. */
	query?: readonly string[];
	/** Parameters the page depends on that know a few values only; any other value is cut off, so that nobody can fill the cache. */
	choices?: Readonly<Record<string, readonly string[]>>;
	/** Parameters with free text: a page that has one is made anew each time, so that nobody can fill the cache. */
	freeQuery?: readonly string[];
	/** Parameters that may stand there several times; a page that has one is made anew each time, as with free text. */
	repeatedQuery?: readonly string[];
	/**
	 * Who may post to the route's action; the server refuses everybody else before it runs. Without it every post is.
	 * `signed`: whoever holds a signed address, from anywhere, such as a mail program; cookies give no right there.
	 */
	writes?: 'anyone' | 'member' | 'editor' | 'signed';
	/** What is posted here is one tap of many, a mark of a course, and counts by itself: not among the forms that a network may send. */
	sends?: 'mark';
	/**
	 * Who may open and use the page, where it is not for everybody: all others, whatever they ask, get what an address has at
	 * which nothing lives. Pages under one that has it have it too. `role`: also before the second factor was shown.
	 */
	desk?: 'editor' | 'chief' | 'role';
	/** A page of dangerous steps: the second factor is asked for again when it was shown a while ago. */
	fresh?: true;
	/** The fields in which the form asks for files: it may be posted with them, and the action finds them in `ctx.uploads`. */
	files?: readonly string[];
	/** The bar lies transparent over the page's first picture until it is scrolled. */
	overPicture?: boolean;
};

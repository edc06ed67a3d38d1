/** The addresses of what members follow and of their news, apart from those in `paths.ts`, which every page's script carries. */
type Query = Record<string, string | number>;

const withQuery = (path: string, query: Query) => {
	const given = Object.entries(query).map(([name, value]) => [name, String(value)]);
	return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

export const newsPaths = {
	/** What is new of what a member follows. */
	news: () => '/account/news',
	/** What that is, with its letter and feed, which are changed there as `change` says. */
	following: (query: Query = {}) => withQuery('/account/following', query),
	/** The page of one button that follows what has its page at an address of ours. */
	follow: (at: string, query: Query = {}) => withQuery(`/follow${at}`, query),
	/** The private feed of whoever has the key. */
	feed: (key: string) => withQuery('/feeds/news.xml', { key }),
	/** Ends the letter of the week by the link in it. */
	endLetter: (link: Query = {}) => withQuery('/news/letter/removal', link),
};

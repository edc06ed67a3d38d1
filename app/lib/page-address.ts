/** What React Router adds to the address of a page to ask for its data. */
const OF_DATA = ['_routes', 'index'];

/** The address of a page, path and query, whether it was the page that was asked for or its data. */
export function pageAddress(address: string, origin?: string): string {
	const { pathname, search, searchParams } = new URL(address, origin);
	const isData = pathname.endsWith('.data');
	if (!isData && !searchParams.has('index')) return pathname + search;
	for (const name of OF_DATA) searchParams.delete(name);
	const query = searchParams.toString();
	const path = pathname === '/_.data' ? '/' : isData ? pathname.slice(0, -'.data'.length) : pathname;
	return query ? `${path}?${query}` : path;
}

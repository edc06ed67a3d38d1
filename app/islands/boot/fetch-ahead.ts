/** So many pages are fetched ahead of a click, however many links are pointed at: a reader pays for them. */
const MOST = 2;
/** A pointer that only passes by stays shorter. */
const STAY_MILLISECONDS = 80;
/** Pages of one's own are never kept, so that fetching them ahead is for nothing. */
const OF_ONES_OWN = /^\/(?:account|api|appeal|auth|desk|dev)(?:\/|$)/;

/**
 * Fetches the page behind a link that is pointed at, touched or focused, so that it is there by the time of the click: at
 * most two a view, and none for readers who save data.
 */
export function fetchAhead() {
	const fetched = new Set([addressOf(location)]);
	let staying: ReturnType<typeof setTimeout>;
	const consider = ({ target }: Event) => {
		clearTimeout(staying);
		const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
		if (!link || !leadsToPage(link) || fetched.has(addressOf(link)) || fetched.size > MOST) return;
		staying = setTimeout(() => {
			fetched.add(addressOf(link));
			document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: addressOf(link) }));
		}, STAY_MILLISECONDS);
	};
	// Not every browser has `connection`, and the types of none know it.
	if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
	for (const kind of ['pointerover', 'focusin', 'touchstart']) addEventListener(kind, consider, { passive: true });
}

const addressOf = ({ origin, pathname, search }: Location | HTMLAnchorElement) => origin + pathname + search;

/** Pages have no ending; files and feeds do. */
const leadsToPage = ({ origin, pathname, target, download }: HTMLAnchorElement) =>
	origin === location.origin && !target && !download && !OF_ONES_OWN.test(pathname) && !/\.\w+$/.test(pathname);

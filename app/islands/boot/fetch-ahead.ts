/** So many pages are fetched ahead of a click, however many links are pointed at: a reader pays for them. */
const MOST = 2;
/** A pointer that only passes by stays shorter. */
const STAY_MILLISECONDS = 80;
/** Pages that are made anew each time, for one reader or with a form: fetched ahead, they would be asked for twice. */
const MADE_ANEW =
	/^\/(?:(?:account|appeals|auth|become-reviewer|bookings|create-review|desk|dev|find-course\/suggest|follow|news|newsletter|reports|reviews|support\/contact|trips|lists\/(?:shared|[^/]+\/(?:copy|like|wishes))|courses\/[^/]+\/[^/]+\/(?:announcements|check-in|conditions|cover|like|list|played|round|trip))(?:\/|$)|api\/)/;

/**
 * Fetches the page behind a link that is pointed at, touched or focused, so that it is there by the time of the click: at
 * most two a view, and none for readers who save data. `first` is the event that this was loaded for.
 */
export function fetchAhead(first: Event) {
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
	consider(first);
}

/** Whether the page at a path is the same for everyone and kept, so that the click finds what was fetched. */
export const isWorthFetching = (path: string) => !MADE_ANEW.test(path);

const addressOf = ({ origin, pathname, search }: Location | HTMLAnchorElement) => origin + pathname + search;

/** Pages have no ending; files and feeds do. */
const leadsToPage = ({ origin, pathname, target, download }: HTMLAnchorElement) =>
	origin === location.origin && !target && !download && isWorthFetching(pathname) && !/\.\w+$/.test(pathname);

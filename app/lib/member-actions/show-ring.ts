import { formatNumber } from '../format/format.ts';
import { ringShare } from './ring-share.ts';
import type { ViewerState } from './viewer-state.ts';

const ringOnPage = () => document.querySelector<HTMLElement>('[data-ring]');

/** The address of the place or guide of whose courses the page shows how many the member has played. */
export const ringAsked = () => ringOnPage()?.dataset.ring;

/** Shows how many courses of the page's place or guide the member has played, in words and as a ring. */
export function showRing({ ring }: Pick<ViewerState, 'ring'>) {
	const place = ringOnPage();
	if (!place || !ring) return;
	const all = Number(place.dataset.of) + ring.unlisted;
	// The page may have been kept since before the newest course was there.
	const played = Math.min(ring.played, all);
	const words = place.querySelector('b');
	if (words) words.textContent = `${formatNumber(played)} of ${formatNumber(all)}.`;
	const inside = place.querySelector('text');
	if (inside) inside.textContent = formatNumber(played);
	place.querySelector('circle + circle')?.setAttribute('stroke-dasharray', `${ringShare(played, all)} 100`);
	place.hidden = false;
}

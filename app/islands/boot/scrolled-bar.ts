const THRESHOLD_PIXELS = 10;

/** Marks the bar once the page is scrolled by more than 10 pixels; over a picture it turns from clear to white. */
export function markScrolledBar() {
	const mark = () => document.querySelector('[data-bar]')?.toggleAttribute('data-scrolled', scrollY > THRESHOLD_PIXELS);
	addEventListener('scroll', mark, { passive: true });
	// A page may begin scrolled. Asked for before the first frame, the browser would lay out the whole page for the answer
	// within this script; after it, the answer is there.
	requestAnimationFrame(() => setTimeout(mark));
}

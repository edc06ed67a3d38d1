import { adoptSheet } from '#app/lib/adopt-sheet.ts';
import sheet from './tray.css?inline';
import { TRAY as CHANGED } from './tray-key.ts';

const TRAY = `<div class="wrap"><h2>Compare</h2><button type="button" aria-expanded="false" aria-controls="compare-tray"></button>
<ol id="compare-tray"></ol><a href="/compare">Open the comparison</a></div>`;

/** The tray of the page, hidden and empty where there was none yet; from then on `show` is called whenever it may have changed. */
export function trayOf({ body }: Document, show: () => void): HTMLElement {
	const before = body.querySelector<HTMLElement>(':scope > [data-tray]');
	if (before) return before;
	const tray = document.createElement('section');
	tray.dataset.tray = '';
	tray.ariaLabel = 'Courses to compare';
	tray.innerHTML = TRAY;
	const toggle = tray.querySelector('button');
	// On a phone the names unfold.
	if (toggle) toggle.onclick = () => (toggle.ariaExpanded = String(toggle.ariaExpanded !== 'true'));
	// Pages with an empty tray have no styles for it.
	adoptSheet(sheet);
	// A link that has become a button is pressed by the space bar too.
	addEventListener('keydown', (event) => {
		const { target, key } = event;
		if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches('a[data-compare][role="button"]')) return;
		event.preventDefault();
		target.click();
	});
	for (const kind of ['pageshow', 'storage', CHANGED]) addEventListener(kind, show);
	body.append(tray);
	return tray;
}

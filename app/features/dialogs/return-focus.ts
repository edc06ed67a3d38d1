import { openerId } from '../../lib/openers.ts';
import { layersOf } from './dialog-data.ts';

/** The search box on the home page opens dialogs too, and its suggestions are gone by then. */
const SEARCH_BOX = 'search-q';

/** Gives the focus to what opened the dialog at the address that somebody comes back from, where nothing has it. */
export function returnFocus(from = navigation.activation?.from?.url) {
	const layers = from ? layersOf(new URL(from, location.origin)) : null;
	const { activeElement } = document;
	const isLost = !activeElement || activeElement === document.body || activeElement.id === 'main';
	if (!layers?.course || !isLost) return;
	const opener = openerId({ ...layers, course: layers.course });
	(document.getElementById(opener) ?? document.getElementById(SEARCH_BOX))?.focus({ preventScroll: true });
}

import { readPresentOpener } from '#app/lib/member-actions/present-opener.ts';
import { bandWords, type Entry } from './entry.ts';
import { markWaiting } from './flag.ts';
import { listEntries } from './store.ts';

/** What can be done with a thing that waits. */
export type Actions = Record<'edit' | 'sendAgain' | 'drop', (entry: Entry) => Promise<void>>;

const CLOCK =
	'<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.4"><circle cx="10" cy="10" r="8"/><path d="M10 5.5V10l3 2"/></svg>';

/** Shows in the places of the page that are meant for it what their member has waiting; styled in `waiting-place.module.css`. */
export async function showBands(actions: Actions): Promise<void> {
	const entries = await listEntries();
	await markWaiting(entries.length > 0);
	// Something may have been kept in another tab just before that.
	if (entries.length === 0 && (await listEntries()).length > 0) await markWaiting(true);
	showMarks(entries);
	for (const place of document.querySelectorAll<HTMLElement>('[data-waiting]')) {
		const own = entries.filter(({ opener }) => opener === place.dataset.waiting);
		const hadFocus = place.contains(document.activeElement);
		place.replaceChildren(...(own.length > 0 ? [bandOf(own, actions)] : []));
		// The button that was pressed is gone.
		if (hadFocus) place.querySelector('p')?.focus();
	}
}

/** Marks that wait stand as they were pressed: the server, which knows nothing of them yet, may not be there to ask. */
function showMarks(entries: Entry[]) {
	const opener = readPresentOpener();
	for (const { kind, id, action } of entries) {
		const [whose, mark, course] = id.split(' ');
		if (kind !== 'mark' || whose !== opener) continue;
		const buttons = `form[data-action="${mark}"][data-course="${course}"] button`;
		for (const button of document.querySelectorAll(buttons)) button.ariaPressed = String(!action.endsWith('/removal'));
	}
}

function bandOf(entries: Entry[], actions: Actions): HTMLElement {
	const band = document.createElement('div');
	band.innerHTML = CLOCK;
	const words = document.createElement('p');
	words.tabIndex = -1;
	words.textContent = bandWords(entries, navigator.onLine);
	const list = document.createElement('ul');
	list.append(...entries.map((entry) => lineOf(entry, actions)));
	band.append(words, list);
	return band;
}

function lineOf(entry: Entry, actions: Actions): HTMLElement {
	const line = document.createElement('li');
	const about = document.createElement('span');
	about.textContent = entry.about;
	const reason = document.createElement('em');
	reason.textContent = entry.refused ?? '';
	const buttons = document.createElement('span');
	const offer = (label: string, press: (entry: Entry) => Promise<void>) => {
		const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
		button.ariaLabel = `${label}: ${entry.about}`;
		// Nothing is lost where it fails: the thing stays, and can be pressed again.
		button.onclick = () => void press(entry).catch(() => {});
		buttons.append(button);
	};
	// A mark has no form of its own to be edited in.
	if (entry.refused && entry.kind !== 'mark') offer('Edit', actions.edit);
	if (entry.refused) offer('Send again', actions.sendAgain);
	offer('Do not send', actions.drop);
	line.append(about, ...(entry.refused ? [reason] : []), buttons);
	return line;
}

import { paths } from '#app/lib/paths.ts';
import { showPlainToast } from '#app/lib/plain-toast.ts';
import { MOST_COMPARED } from '#domain/catalogue/comparison.ts';
import { type Kept, keep, readKept } from './kept.ts';
import { trayOf } from './tray-element.ts';

const linksOnPage = () => document.querySelectorAll<HTMLAnchorElement>('a[data-compare]');
const slugOf = ({ href }: HTMLAnchorElement) => new URL(href).searchParams.get('course') ?? '';

/**
 * Puts the course of a link into the tray, or takes it out where it is in it. Throws where the browser keeps nothing: then the link
 * leads to the comparison, as it does without a script.
 */
export function pressCompare(link: HTMLAnchorElement) {
	const kept = readKept();
	const slug = slugOf(link);
	const { compare: name = '', lang } = link.dataset;
	if (kept.some((one) => one.slug === slug)) return takeOut(slug);
	if (kept.length >= MOST_COMPARED) {
		showPlainToast({
			title: 'The tray is full',
			description: `It holds ${MOST_COMPARED} courses: take one out first.`,
		});
		return;
	}
	keep([...kept, { slug, name, ...(lang && { lang }) }]);
	say(`${name} is in the tray, at the end of the page: ${kept.length + 1} of ${MOST_COMPARED}.`);
}

function takeOut(slug: string) {
	const kept = readKept();
	const rest = kept.filter((one) => one.slug !== slug);
	keep(rest);
	say(`Taken out of the tray: ${rest.length} of ${MOST_COMPARED}.`);
}

/** Shows what is in the tray, and which links of the page are of courses in it. */
export function showTray() {
	const kept = readKept();
	const tray = trayOf(document, showTray);
	fill(tray, kept);
	tray.hidden = kept.length === 0;
	markLinks(kept);
	// Lists change while somebody looks for courses.
	if (tray.hidden) watch.disconnect();
	else watch.observe(document.body, { childList: true, subtree: true });
}

const watch = new MutationObserver(() => markLinks(readKept()));

/** In the tray or not: from the first course on a link is a button that stays pressed. */
function markLinks(kept: readonly Kept[]) {
	const slugs = kept.map(({ slug }) => slug);
	for (const link of linksOnPage()) {
		link.role = 'button';
		link.ariaPressed = String(slugs.includes(slugOf(link)));
	}
}

function fill(tray: HTMLElement, kept: readonly Kept[]) {
	const [toggle, list, open] = tray.querySelectorAll<HTMLElement>('button[aria-expanded], ol, a');
	if (!toggle || !list || !(open instanceof HTMLAnchorElement)) return;
	toggle.textContent = `${kept.length} of ${MOST_COMPARED} courses`;
	open.href = paths.compare(kept.map(({ slug }) => slug));
	const had = [...list.querySelectorAll('button')].indexOf(document.activeElement as HTMLButtonElement);
	list.replaceChildren(...kept.map(lineOf));
	if (had >= 0) focusAfter(list, had);
}

/** The button that was pressed is gone: the next one has the focus, or where the last course went, the page. */
function focusAfter(list: HTMLElement, place: number) {
	const buttons = list.querySelectorAll('button');
	const next = buttons[place] ?? buttons[buttons.length - 1] ?? document.getElementById('main');
	next?.focus({ preventScroll: true });
}

function lineOf({ slug, name, lang = '' }: Kept): HTMLElement {
	const line = document.createElement('li');
	const words = Object.assign(document.createElement('bdi'), { textContent: name, lang });
	const button = Object.assign(document.createElement('button'), { type: 'button', textContent: '×' });
	button.ariaLabel = `Take out ${name}`;
	button.onclick = () => takeOut(slug);
	line.append(words, button);
	return line;
}

/** In the live region that every page has from the start, for ears alone: eyes see the tray. */
function say(words: string) {
	const region = document.querySelector('[data-toasts="plain"]');
	region?.querySelector('[data-said]')?.remove();
	const said = Object.assign(document.createElement('p'), { className: 'sr-only', textContent: words });
	said.dataset.said = '';
	region?.append(said);
}

/**
 * The desk by keyboard. Elements say themselves which key they stand for (`data-key`): links and buttons are pressed,
 * fields get the focus. Everything the keys do can be done without them, and they can be switched off (WCAG 2.1.4).
 */
const OFF = 'desk-keys-off';

document.addEventListener('keydown', (event) => {
	const { target, key } = event;
	if (event.defaultPrevented || event.altKey || !(target instanceof Element)) return;
	if (event.ctrlKey || event.metaKey) return submitWords(event, target);
	if (isTyping(target)) return key === 'Escape' ? (target as HTMLElement).blur() : undefined;
	if (isOff()) return;
	const found = moveInList(key) ?? document.querySelector<HTMLElement>(`[data-key="${CSS.escape(nameOf(key))}"]`);
	if (!found) return;
	event.preventDefault();
	use(found);
});

/** Letters in either case. */
const nameOf = (key: string) => (key.length === 1 ? key.toLowerCase() : key);

function isTyping(target: Element): boolean {
	return target.matches('textarea, select, input:not([type="radio"], [type="checkbox"])');
}

/** Ctrl and Enter in the words press the button that needs them. */
function submitWords(event: KeyboardEvent, target: Element) {
	if (event.key !== 'Enter' || !target.matches('textarea')) return;
	const form = target.closest('form');
	const button =
		form?.querySelector<HTMLElement>('[data-submits="words"]') ?? form?.querySelector<HTMLElement>('[type="submit"]');
	if (!button) return;
	event.preventDefault();
	button.click();
}

/** In the inbox J and K move among the lines; in an item they are links to its neighbours. */
function moveInList(key: string): HTMLElement | null {
	const step = { j: 1, k: -1 }[nameOf(key)];
	const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
	if (step === undefined || rows.length === 0) return null;
	const at = rows.findIndex((row) => row.contains(document.activeElement));
	return rows[Math.min(rows.length - 1, Math.max(0, at + step))] ?? null;
}

function use(found: HTMLElement) {
	if (found.matches('[data-row], textarea, input[type="text"]')) found.focus();
	else found.click();
}

const isOff = () => {
	try {
		return localStorage.getItem(OFF) !== null;
	} catch {
		return false;
	}
};

for (const control of document.querySelectorAll<HTMLInputElement>('[data-keys-on]')) {
	control.checked = !isOff();
	control.addEventListener('change', () => {
		if (control.checked) localStorage.removeItem(OFF);
		else localStorage.setItem(OFF, 'yes');
	});
}

// What can no longer be undone is not offered any more.
for (const news of document.querySelectorAll<HTMLElement>('[data-undo]')) {
	setTimeout(() => {
		news.hidden = true;
	}, Number(news.dataset.undo) * 1_000);
}

const DOUBLE_PRESS_MILLISECONDS = 2_000;

// Of two presses of a button the second does nothing. Where the page is still there after a while, because what came was a file
// to keep or was stopped, the form can be sent again; a stamp tells the server of a second time.
document.addEventListener('submit', (event) => {
	if (!(event.target instanceof HTMLFormElement)) return;
	if (event.target.dataset.sent) event.preventDefault();
	else beSent(event.target);
});

function beSent({ dataset }: HTMLFormElement) {
	dataset.sent = 'yes';
	setTimeout(() => delete dataset.sent, DOUBLE_PRESS_MILLISECONDS);
}

// A page that comes back from the browser's memory can be sent again.
addEventListener('pageshow', () => {
	for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sent]')) delete form.dataset.sent;
});

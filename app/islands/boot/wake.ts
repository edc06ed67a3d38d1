const SLEEPING = '[data-island]:not([data-awake])';
const ENDED = 'fescue:waking-ended';

/** Islands on their way: their modules are loading. */
const waking = new WeakSet<HTMLElement>();

/**
 * Wakes islands: `data-wake="touch"` when pointed at, focused or tapped, `"sight"` when scrolled near. React is loaded
 * with the first one that is made of it; one of plain DOM needs none. A click on a button or a sent form that comes
 * before the island's script is not lost: it waits, and is done again when the island is awake (`data-awake`).
 */
export function wakeIslands() {
	const near = new IntersectionObserver(
		(entries) => {
			for (const entry of entries) if (entry.isIntersecting) wake(entry.target as HTMLElement);
		},
		{ rootMargin: '200px' },
	);
	for (const island of document.querySelectorAll<HTMLElement>(SLEEPING)) {
		if (island.dataset.wake === 'sight') near.observe(island);
	}
	for (const kind of ['pointerover', 'focusin', 'touchstart']) {
		addEventListener(kind, ({ target }) => wake(islandOf(target)), { capture: true, passive: true });
	}
	for (const kind of ['click', 'submit']) addEventListener(kind, waitForWaking, { capture: true });
}

const islandOf = (target: EventTarget | null) => (target as Element | null)?.closest?.<HTMLElement>(SLEEPING) ?? null;

function waitForWaking(event: Event) {
	const island = islandOf(event.target);
	const doer = (event.target as Element).closest<HTMLElement>(
		event.type === 'submit' ? 'form' : 'button[type="button"], a[data-opens]',
	);
	if (!island || !doer) return;
	event.preventDefault();
	event.stopPropagation();
	wake(island, () => (doer instanceof HTMLFormElement ? doer.requestSubmit() : doer.click()));
}

/** Loads the island once and brings it alive; `then` is done when that has ended. */
async function wake(island: HTMLElement | null, then?: () => void) {
	if (!island) return;
	if (then) island.addEventListener(ENDED, then, { once: true });
	if (waking.has(island)) return;
	waking.add(island);
	try {
		const { loadIsland } = await import('../load-island.ts');
		await loadIsland(island);
		island.dataset.awake = '';
	} catch {
		// Out of reach, perhaps offline: it stays the plain HTML that it is, and its form is sent as without JavaScript.
		island.dataset.awake = 'never';
	}
	island.dispatchEvent(new Event(ENDED));
}

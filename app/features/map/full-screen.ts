export type FullScreen = {
	/** Whether a place can fill the screen, or the window, in this browser. */
	readonly isPossible: boolean;
	toggle: () => void;
	stop: () => void;
};

/**
 * Lets a place fill the screen, or the window where a browser has no full screen for it (that of iPhones). Everything else is out
 * of reach meanwhile, as under a dialog; Escape leads back. `told` hears of each change, whoever made it.
 */
export function createFullScreen(place: HTMLElement, told: (isFull: boolean) => void): FullScreen {
	const ending = new AbortController();
	const { signal } = ending;
	let release: (() => void) | null = null;

	const change = (isFull: boolean) => {
		if (isFull === (release !== null)) return;
		release?.();
		release = isFull ? holdOthers(place) : null;
		told(isFull);
	};
	const fillWindow = () => {
		if (!('showPopover' in place)) return;
		place.popover = 'manual';
		place.showPopover();
		change(true);
	};
	const enter = () => {
		if (!('requestFullscreen' in place)) return fillWindow();
		// A page in a frame may have no right to it.
		place.requestFullscreen().catch(fillWindow);
	};
	const leave = () => {
		if (document.fullscreenElement === place) return void document.exitFullscreen();
		place.popover = null;
		change(false);
	};
	document.addEventListener('fullscreenchange', () => change(document.fullscreenElement === place), { signal });
	place.addEventListener(
		'keydown',
		({ key, target }) => {
			// What lies over the map is closed first.
			const isOnMap = target instanceof Element && target.closest('section') === place;
			if (key === 'Escape' && isOnMap && release) leave();
		},
		{ signal },
	);

	return {
		isPossible: 'requestFullscreen' in place || 'showPopover' in place,
		toggle: () => (release ? leave() : enter()),
		stop() {
			ending.abort();
			if (release) leave();
			change(false);
		},
	};
}

/** Keeps hands, keys and screen readers off everything that a place does not lie in; returns what lets them go. */
function holdOthers(place: HTMLElement): () => void {
	const held: HTMLElement[] = [];
	for (let inner = place; inner !== document.body && inner.parentElement; inner = inner.parentElement) {
		for (const other of inner.parentElement.children) {
			if (other === inner || !(other instanceof HTMLElement) || other.inert) continue;
			other.inert = true;
			held.push(other);
		}
	}
	return () => {
		for (const other of held) other.inert = false;
	};
}

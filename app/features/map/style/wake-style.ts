import { whenIdle } from '../../../lib/when-idle.ts';
import type { View } from '../view.ts';
import type { StyleGround, StyleTold } from './style-ground-shape.ts';

type Asked = {
	frame: HTMLElement;
	/** The address of the operator's style. */
	style: string;
	/** What the map shows when the style is there. */
	view: () => View;
};

/**
 * Brings an operator's own style when the map is first used: touched, pointed at, come to by keyboard, or seen while nothing else is to be
 * done. Until `told.shown`, and again from `told.failed` on, the ground is somebody else's to draw.
 */
export function wakeStyle({ frame, style, view }: Asked, told: StyleTold): StyleGround {
	const waiting = new AbortController();
	let ground: StyleGround | null = null;
	let isOver = false;
	const end = () => {
		isOver = true;
		waiting.abort();
		ground?.stop();
		ground = null;
	};
	const fail = () => {
		if (isOver) return;
		end();
		told.failed();
	};
	const load = async () => {
		waiting.abort();
		try {
			const { createStyleGround, loadLibrary } = await import('./style-ground.ts');
			const library = await loadLibrary();
			if (isOver) return;
			ground = createStyleGround(library, { frame, style, view: view() }, { shown: told.shown, failed: fail });
		} catch {
			// The browser lacks what it takes, or the connection: the drawn map goes on.
			fail();
		}
	};
	whenUsed(frame, load, waiting.signal);
	return {
		follow(next) {
			try {
				ground?.follow(next);
			} catch {
				fail();
			}
		},
		stop: end,
	};
}

/** Calls `use` once. `signal` ends the waiting. */
function whenUsed(frame: HTMLElement, use: () => void, signal: AbortSignal) {
	const now = () => {
		if (!signal.aborted) use();
	};
	for (const kind of ['pointerover', 'focusin', 'touchstart']) {
		frame.addEventListener(kind, now, { signal, passive: true });
	}
	const seeing = new IntersectionObserver((entries) => {
		if (entries.some(({ isIntersecting }) => isIntersecting)) whenIdle(now);
	});
	seeing.observe(frame);
	signal.addEventListener('abort', () => seeing.disconnect());
}

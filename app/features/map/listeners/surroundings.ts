import type { Size } from '../view.ts';

/** How large the frame of a map is now. */
export const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): Size => ({
	width: clientWidth,
	height: clientHeight,
});

/** Tells every other size that a frame takes. */
export function onOtherSize(frame: HTMLElement, resize: (size: Size) => void, signal: AbortSignal) {
	const resizing = new ResizeObserver(() => resize(sizeOf(frame)));
	resizing.observe(frame);
	signal.addEventListener('abort', () => resizing.disconnect());
}

/** Light and dark follow the system, or the reader's own choice on the page. */
export function onOtherColours(redraw: () => void, signal: AbortSignal) {
	matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw, { signal });
	const watching = new MutationObserver(redraw);
	watching.observe(document.documentElement, { attributeFilter: ['data-theme'] });
	signal.addEventListener('abort', () => watching.disconnect());
}

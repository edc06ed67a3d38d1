/** A short message at the edge of the screen. `destructive` ones are announced at once, others politely. */
export type Toast = {
	id: number;
	title: string;
	description?: string;
	/** Something to do about it; such a message stays until it is closed. */
	link?: { label: string; to: string };
	tone: 'plain' | 'destructive';
};

const EVENT = 'fescue:toast';

/** Shows a toast from anywhere in the browser: islands and tool pages share no React tree, but they share the window. */
export function showToast(toast: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }) {
	window.dispatchEvent(
		new CustomEvent<Toast>(EVENT, { detail: { tone: 'plain', ...toast, id: Date.now() + Math.random() } }),
	);
}

export function onToast(listener: (toast: Toast) => void): () => void {
	const heard = (event: Event) => listener((event as CustomEvent<Toast>).detail);
	window.addEventListener(EVENT, heard);
	return () => window.removeEventListener(EVENT, heard);
}

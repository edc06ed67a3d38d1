/** A short message at the edge of the screen. `destructive` ones are announced at once, others politely. */
export type Toast = {
	id: number;
	title: string;
	description?: string;
	/** A name at the end of the description, and the language it is in where that is not ours. */
	name?: { text: string; lang?: string; dir?: 'rtl' };
	/** Something to do about it; such a message stays until it is closed. */
	link?: { label: string; to: string };
	tone: 'plain' | 'destructive';
};

const EVENT = 'fescue:toast';

/** What was said before anybody listened: a page may speak in its first effect, and the corner's own comes after it. */
const unheard: Toast[] = [];

/** Shows a toast from anywhere in the browser: islands and tool pages share no React tree, but they share the window. */
export function showToast(given: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }) {
	const toast: Toast = { tone: 'plain', ...given, id: Date.now() + Math.random() };
	const isUnheard = window.dispatchEvent(new CustomEvent<Toast>(EVENT, { detail: toast, cancelable: true }));
	if (isUnheard) unheard.push(toast);
}

export function onToast(listener: (toast: Toast) => void): () => void {
	const heard = (event: Event) => {
		event.preventDefault();
		listener((event as CustomEvent<Toast>).detail);
	};
	window.addEventListener(EVENT, heard);
	for (const toast of unheard.splice(0)) listener(toast);
	return () => window.removeEventListener(EVENT, heard);
}

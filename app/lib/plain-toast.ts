const SHOWN_MILLISECONDS = 6_000;

type PlainToast = { title: string; description?: string; tone?: 'plain' | 'destructive' };

/** A message at the edge of a page without React, in the live regions that every page has. */
export function showPlainToast({ title, description = '', tone = 'plain' }: PlainToast) {
	const region = document.querySelector(`[data-toasts="${tone}"]`);
	const toast = document.createElement('div');
	toast.dataset.toast = tone;
	const words = document.createElement('p');
	const head = document.createElement('strong');
	head.textContent = title;
	const rest = document.createElement('span');
	rest.textContent = description;
	words.append(head, rest);
	const close = document.createElement('button');
	close.type = 'button';
	close.ariaLabel = 'Close message';
	close.textContent = '×';
	close.onclick = () => toast.remove();
	toast.append(words, close);
	// What is said again takes the place of what was said before.
	for (const before of [...(region?.children ?? [])]) if (before.textContent === toast.textContent) before.remove();
	region?.append(toast);
	setTimeout(() => toast.remove(), SHOWN_MILLISECONDS);
}

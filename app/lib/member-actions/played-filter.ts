import { formatNumber } from '../format/format.ts';

const rowsOn = (place: HTMLElement) =>
	[...document.querySelectorAll<HTMLElement>(`#${place.dataset.playedFilter} > li`)].map((row) => ({
		row,
		isPlayed: row.querySelector('form[data-action="played"] > button')?.ariaPressed === 'true',
	}));

/**
 * Lets the member who reads a list see of its courses those they have played, or have not. Shown once their marks are; a mark that is
 * set then changes the numbers and moves no row until the next choice.
 */
export function showPlayedFilter() {
	const place = document.querySelector<HTMLElement>('[data-played-filter]');
	if (!place) return;
	const rows = rowsOn(place);
	const played = rows.filter(({ isPlayed }) => isPlayed).length;
	const counts: Record<string, number> = { all: rows.length, played, not: rows.length - played };
	for (const input of place.querySelectorAll('input')) {
		const count = input.parentElement?.querySelector('b');
		if (count) count.textContent = formatNumber(counts[input.value] ?? 0);
		input.onchange = () => showOnly(place, input.value);
	}
	place.hidden = false;
}

function showOnly(place: HTMLElement, choice: string) {
	const rows = rowsOn(place);
	for (const { row, isPlayed } of rows) row.hidden = choice !== 'all' && isPlayed !== (choice === 'played');
	const shown = rows.filter(({ row }) => !row.hidden).length;
	const none = place.querySelector('p');
	if (none)
		none.textContent =
			shown > 0 ? '' : choice === 'played' ? 'You have played none of them yet.' : 'You have played them all.';
}

import { formatNumber } from './format.ts';

/** From 0 to 1; nothing of nothing is nothing. */
export const shareOf = (count: number, all: number) => (all === 0 ? 0 : count / all);

/** "12%" as a whole number; what is neither nothing nor all never reads as it: "under 1%", "over 99%". */
export function shareInWords(count: number, all: number): string {
	const percent = Math.round(shareOf(count, all) * 100);
	if (percent === 0 && count > 0) return 'under 1%';
	if (percent === 100 && count < all) return 'over 99%';
	return `${formatNumber(percent)}%`;
}

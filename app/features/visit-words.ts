import { formatMonthName } from '../lib/format-day.ts';

const ACCESS_WORDS: Record<string, string> = {
	public: 'Open to all',
	visitors: 'Visitors welcome',
	resort: 'Resort',
	private: 'Members and their guests',
};

/** What a visitor's round costs in high season, by price band. */
const PRICE_WORDS = ['under €50', '€50 to €100', '€100 to €200', 'over €200'];

export const accessWords = (access: string) => ACCESS_WORDS[access] ?? access;

/** "€50 to €100" for price band 2; null where the band is not known. */
export const priceWords = (band: number | null) => (band === null ? null : (PRICE_WORDS[band - 1] ?? null));

/** "April to October", "All year", "June". */
export function seasonWords({ from, to }: { from: number; to: number }): string {
	if (from === (to % 12) + 1) return 'All year';
	return from === to ? formatMonthName(from) : `${formatMonthName(from)} to ${formatMonthName(to)}`;
}

type Visit = {
	priceBand: number | null;
	access: string | null;
	season: { from: number; to: number } | null;
};

/** What somebody who wants to play there asks first, in one line; empty where nothing is known. */
export function visitWords({ priceBand, access, season }: Visit): string {
	const price = priceWords(priceBand);
	const words = [access && accessWords(access), price, season && seasonWords(season)];
	return words.filter(Boolean).join(' · ');
}

import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { formatDate, formatLength, formatList, formatMoney, formatMonthName } from '../../lib/format.ts';

/** A fact of the course page; `typical` marks a fallback (decision C8), `address` what it links to. */
export type PrintedFact = { name: string; value: string; typical?: boolean; address?: string };

const ACCESS_WORDS: Record<string, string> = {
	public: 'Open to all',
	visitors: 'Visitors welcome',
	resort: 'Resort',
	private: 'Members and their guests',
};

/** What a visitor's round costs in high season, by price band. */
const PRICE_WORDS = ['under €50', '€50 to €100', '€100 to €200', 'over €200'];

/** The three facts of the specification, always there. */
export function mainFacts({ type, length, difficulty }: CourseDetails): PrintedFact[] {
	return [
		{ name: 'Type', ...type },
		{ name: 'Length', value: length.typical ? length.text : formatLength(length.metres), typical: length.typical },
		{ name: 'Difficulty', ...difficulty },
	];
}

/** What else is known of it; a fact that is not known is left out. */
export function furtherFacts(course: CourseDetails): PrintedFact[] {
	return [
		fact('Architect', course.architect),
		fact('Opened', course.openedYear && String(course.openedYear)),
		fact('Access', course.access && (ACCESS_WORDS[course.access] ?? course.access)),
		fact('Season', course.season && seasonWords(course.season)),
		fact('Green fee', feeWords(course)),
		fact('Region', course.region !== course.location && course.region),
		fact('Position', positionWords(course)),
		fact('Website', course.website && hostOf(course.website), course.website),
	].flat();
}

/** "Type and length": which of the printed facts are fallbacks; empty when none is. */
export const typicalNames = (facts: PrintedFact[]) =>
	sentence(formatList(facts.filter(({ typical }) => typical).map(({ name }) => name.toLowerCase())));

function fact(name: string, value: string | null | false | 0, address?: string | null): PrintedFact[] {
	return value ? [{ name, value, ...(address && { address }) }] : [];
}

function seasonWords({ from, to }: { from: number; to: number }): string {
	if (from === (to % 12) + 1) return 'All year';
	return from === to ? formatMonthName(from) : `${formatMonthName(from)} to ${formatMonthName(to)}`;
}

function feeWords({ greenFee, priceBand }: CourseDetails): string | null {
	if (greenFee) {
		const amount = formatMoney(greenFee.minor, greenFee.currency);
		return greenFee.checked ? `${amount}, checked ${formatDate(greenFee.checked)}` : amount;
	}
	const words = priceBand && PRICE_WORDS[priceBand - 1];
	return words ? sentence(`${words} in high season`) : null;
}

function positionWords({ latitude, longitude }: CourseDetails): string | null {
	if (latitude === null || longitude === null) return null;
	const degrees = (value: number, positive: string, negative: string) =>
		`${Math.abs(value).toFixed(3)}° ${value < 0 ? negative : positive}`;
	return `${degrees(latitude, 'N', 'S')}, ${degrees(longitude, 'E', 'W')}`;
}

/** "golf.example" from https://www.golf.example/; nothing from what is no web address. */
function hostOf(website: string): string | null {
	const address = URL.parse(website);
	return address && /^https?:$/.test(address.protocol) ? address.hostname.replace(/^www\./, '') : null;
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

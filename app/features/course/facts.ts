import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { formatList, formatMoney } from '../../lib/fact-format.ts';
import { formatDate } from '../../lib/format-day.ts';
import { formatLength } from '../course-length.ts';
import { accessWords, priceWords, seasonWords } from '../visit-words.ts';

/** A fact of the course page; `typical` marks a fallback (decision C8), `address` what it links to. */
export type PrintedFact = { name: string; value: string; typical?: boolean; address?: string };

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
		fact('Access', course.access && accessWords(course.access)),
		fact('Season', course.season && seasonWords(course.season)),
		fact('Green fee', feeWords(course)),
		fact('Region', course.region !== course.location && course.region),
		fact('Position', positionWords(course)),
		websiteOf(course),
	].flat();
}

/** "Type and length": which of the printed facts are fallbacks; empty when none is. */
export const typicalNames = (facts: PrintedFact[]) =>
	sentence(formatList(facts.filter(({ typical }) => typical).map(({ name }) => name.toLowerCase())));

function fact(name: string, value: string | null | false | 0, address?: string | null): PrintedFact[] {
	return value ? [{ name, value, ...(address && { address }) }] : [];
}

function feeWords({ greenFee, priceBand }: CourseDetails): string | null {
	if (greenFee) {
		const amount = formatMoney(greenFee.minor, greenFee.currency);
		return greenFee.checked ? `${amount}, checked ${formatDate(greenFee.checked)}` : amount;
	}
	const words = priceWords(priceBand);
	return words ? sentence(`${words} in high season`) : null;
}

function positionWords({ latitude, longitude }: CourseDetails): string | null {
	if (latitude === null || longitude === null) return null;
	const degrees = (value: number, positive: string, negative: string) =>
		`${Math.abs(value).toFixed(3)}° ${value < 0 ? negative : positive}`;
	return `${degrees(latitude, 'N', 'S')}, ${degrees(longitude, 'E', 'W')}`;
}

/** "golf.example" of https://www.golf.example/, linked; of http as words alone (S03); nothing of what is no web address. */
function websiteOf({ website }: CourseDetails): PrintedFact[] {
	const address = website ? URL.parse(website) : null;
	if (!website || !address || !/^https?:$/.test(address.protocol)) return [];
	return fact('Website', address.hostname.replace(/^www\./, ''), address.protocol === 'https:' ? website : null);
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

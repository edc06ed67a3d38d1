import { formatCount, formatNumber, formatRating } from '#app/lib/format/format.ts';
import { formatMonthName } from '#app/lib/format/format-day.ts';
import type { PlaceSummary, SeasonSummary } from '#domain/catalogue/places/places.ts';

const WITH_ARTICLE =
	/^(?:United |Netherlands|Philippines|Bahamas|Maldives|Gambia|Dominican Republic|Central African|Democratic Republic|Republic of|Comoros|Seychelles$)| Islands$/;

/** "the Netherlands", "Sweden": a country's name within a sentence. */
export const inSentence = (name: string) => (WITH_ARTICLE.test(name) ? `the ${name}` : name);

/** "456 courses.", of whatever ratings. */
export const courseCount = ({ courses }: Pick<PlaceSummary, 'courses'>) =>
	courses === 0 ? 'No course yet.' : `${formatCount(courses, 'course')}.`;

/** "456 courses, 83 of them rated, 7.4 out of 10 on average." */
export function countWords({ courses, ratedCourses, averageRating }: PlaceSummary): string {
	if (courses === 0) return courseCount({ courses });
	const count = formatCount(courses, 'course');
	if (averageRating === null) return `${count}, not rated yet.`;
	const rated = courses === 1 ? 'rated' : `${formatNumber(ratedCourses)} of them rated,`;
	return `${count}, ${rated} ${formatRating(averageRating)} out of 10${courses === 1 ? '' : ' on average'}.`;
}

/** What is known of the months in which courses are open; null where nothing is. */
export function seasonSentence(season: SeasonSummary | null): string | null {
	if (!season) return null;
	const { from, to, sharedBy, known, allYear } = season;
	const among = `of the ${formatCount(known, 'course')} whose season we know`;
	if (sharedBy === 0) return `Open all year, as far as we know (${formatCount(known, 'course')}).`;
	const months = `${formatMonthName(from)} to ${formatMonthName(to)}`;
	const always = allYear > 0 ? `, and ${formatNumber(allYear)} all year` : '';
	return `${formatNumber(sharedBy)} ${among} ${sharedBy === 1 ? 'is' : 'are'} open from ${months}${always}.`;
}

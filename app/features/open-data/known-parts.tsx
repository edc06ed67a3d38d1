import { formatNumber, formatPlaces } from '#app/lib/format/format.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import { shareInWords, shareOf } from '#app/lib/format/share.ts';
import { paths } from '#app/lib/paths.ts';
import { type Bar, Bars } from '#app/ui/bars.tsx';
import type { Census } from '#domain/catalogue/census/census.ts';
import { countPlaces, countryName } from '#domain/catalogue/places/countries.ts';
import { ErrorCounts } from './error-counts.tsx';
import { factWords } from './fact-words.ts';
import styles from './known-parts.module.css';

/** So many countries are listed; the others stand on the page of all. */
const MOST_COUNTRIES = 16;

/** Where courses are, how much is known of them, and what is known to be wrong, beside each other. */
export function KnownParts({ census }: { census: Census }) {
	return (
		<div className={styles.parts}>
			<section aria-labelledby="by-country">
				<h2 id="by-country">By country</h2>
				<Bars ruled caption="Courses by country" heads={['Country', 'Courses']} bars={countryBars(census)} />
				<p>
					<a href={paths.courses()}>All {formatPlaces(countPlaces(census.countries.map(({ code }) => code)))}</a>
				</p>
			</section>
			<section aria-labelledby="known">
				<h2 id="known">How much is known</h2>
				<Bars ruled caption="How much is known" heads={['Fact', 'Of all courses']} bars={factBars(census)} />
				<p>Of all courses. What is not known is printed as “not known yet”.</p>
			</section>
			<section aria-labelledby="errors">
				<h2 id="errors">Known errors</h2>
				<ErrorCounts census={census} />
				<p>
					Counted on {formatDate(census.takenAt)}, from what waits for our editors and from the facts themselves. Nobody
					has drawn courses by chance and looked them up yet: how many facts are wrong of all is not known.{' '}
					<a href={paths.howCounted()}>How it is counted</a>
				</p>
			</section>
		</div>
	);
}

function countryBars({ countries }: Census): Bar[] {
	const most = countries[0]?.courses ?? 0;
	return countries.slice(0, MOST_COUNTRIES).map(({ code, courses }) => ({
		label: countryName(code),
		share: shareOf(courses, most),
		value: formatNumber(courses),
	}));
}

/** What is known of the most courses comes first. */
function factBars({ facts, courses, others }: Census): Bar[] {
	const all = courses + others;
	return facts
		.toSorted((a, b) => b.known - a.known)
		.map(({ fact, known }) => ({
			label: factWords(fact),
			share: shareOf(known, all),
			value: shareInWords(known, all),
		}));
}

import { ExampleTable } from '#app/features/how-we-rate/example-table.tsx';
import { Formula } from '#app/features/how-we-rate/formula.tsx';
import { PriorDays } from '#app/features/how-we-rate/prior-days.tsx';
import { rulesOf } from '#app/features/how-we-rate/rules.ts';
import { VERIFICATION_WORDS } from '#app/features/review/review-marks.tsx';
import { domainContext } from '#app/lib/context.ts';
import { formatNumber, formatRating } from '#app/lib/format/format.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { withFallback } from '#app/lib/with-fallback.ts';
import { MarginPart } from '#app/ui/margin-part.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Terms } from '#app/ui/terms.tsx';
import { knownFor } from '#domain/catalogue/facts/renown.ts';
import { FEATURED } from '#domain/catalogue/fallbacks.ts';
import { CAMPAIGN_WORDS } from '#domain/reviews/campaigns/campaign-words.ts';
import { countRatings, listPriors } from '#domain/reviews/queries.ts';
import { RATING_WORDS } from '#domain/reviews/rating/rating-words.ts';
import type { Route } from './+types/how-we-rate';
import styles from './how-we-rate.module.css';

export const handle: RouteHandle = { kind: 'reading' };

export async function loader({ context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const [counts, priors] = await Promise.all([
		withFallback(ctx, countRatings(ctx), null, 'Reading the counts of ratings'),
		withFallback(ctx, listPriors(ctx), [], 'Reading the means of all grades'),
	]);
	return { counts, priors };
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'How we rate',
		description:
			'How reviews become the number out of ten: the formula, its weights, a worked example, how reviews are checked, and the present counts.',
		path: paths.howWeRate(),
		kind: 'article',
		origin: matches[0].loaderData?.origin,
	});
}

export default function HowWeRate({ loaderData: { counts, priors } }: Route.ComponentProps) {
	return (
		<article className={`wrap ${styles.page}`}>
			<SectionHead title="How we rate" level={1}>
				<p>
					One number out of ten for each course, made from its published reviews by one rule, the same for all. It
					cannot be bought.
				</p>
			</SectionHead>
			<MarginPart title="The rule">
				<p>
					From {RATING_WORDS.rankedFrom} reviews on, a course’s rating is a weighted mean of the grades that golfers
					gave it. It is pulled a little towards the mean of all grades, so that a few enthusiastic afternoons do not
					beat a hundred sober ones. With {RATING_WORDS.few} it is the plain average of their grades.
				</p>
				<Formula />
				<Terms terms={rulesOf()} />
			</MarginPart>
			<MarginPart title="The mean of all grades" id="mean">
				<p>
					It is a mean over reviews, not over courses: every review that counts in a rating is in it, of every course,
					with the weight that it has on that day. Another {RATING_WORDS.priorStart} join it, each with a weight of 1,
					so that on a young site the first golfers do not decide what is usual.
				</p>
				<p>
					It is fixed once for each day of UTC, soon after midnight and at the latest for the first rating of the day,
					from the reviews that are published at that moment, and rounded to four decimals.
					{priors.length > 0 && ' These are the last days, with the number of grades that were counted:'}
				</p>
				<PriorDays days={priors} />
			</MarginPart>
			<MarginPart title="An example">
				<ExampleTable />
				<p>
					The page of each rated course leads to how its own number came about, review by review. All reviews that count
					are a file of each night, without names, and a script makes every printed number from it:{' '}
					<a href={`${paths.data()}#reviews`}>recount them yourself</a>.
				</p>
			</MarginPart>
			<MarginPart title="From rating to rank">
				<p>
					With no review a course is “Not yet rated”. With {RATING_WORDS.few} it shows its number with the words “New”
					and how many ratings there are, but takes no place in a ranking and is not told to search engines as a rating.
					From {RATING_WORDS.rankedFrom} on it is ranked by the number you see, with one decimal; courses with the same
					number stand in the order of their names, and after them the others.{' '}
					<a href={paths.topRated()}>The ranking</a>
				</p>
				<p id="renown">
					The others stand by renown, then by name. Renown is an editor’s word, in three steps: known in its country,
					known beyond it, known to golfers everywhere. Each needs a reason that anybody can check, such as a
					championship held there, and the page of the course gives it as “{knownFor.label}”; most courses have none. It
					orders the courses that no rating orders yet, and puts the better known one first where a search meets several
					of the same name. It is in no rating, and the first {RATING_WORDS.rankedFrom} reviews put any course before
					all of them.
				</p>
				<p>
					A search for words puts the courses first whose names, places and countries meet what was typed best; of those
					that meet it as well, one of more renown goes first, then one of which more is known. Lists in the order of
					price, distance, name or handicap are just that. Nobody can pay for a place in any of them.
				</p>
				<p>
					{FEATURED.name} stands third among the top courses of the home page because we feature it, and its card says
					so. As long as nobody has reviewed it, its {formatRating(FEATURED.rating)} is ours and counts in no ranking.
				</p>
				<p>
					Aspects such as greens or pace of play are graded by those who wish to. Their averages are plain means, shown
					from {RATING_WORDS.aspectsFrom} grades on, and do not enter the rating.
				</p>
			</MarginPart>
			<MarginPart title="How reviews are checked" id="checked">
				<p>
					Anyone may write a review, with or without an account. We do not know that a reviewer has played the course
					unless the review carries the green check mark. It is given in three cases, and the review says which:
				</p>
				<ul className={styles.list}>
					<li>{VERIFICATION_WORDS['checked-in']}</li>
					<li>{VERIFICATION_WORDS.booked}</li>
					<li>{VERIFICATION_WORDS['play history']}</li>
				</ul>
				<p>
					A review without it says “{VERIFICATION_WORDS.unverified}”. Praise and blame are published by the same rules.
					Whoever was given something for a review, or has a tie to the club, is asked to say so; the review then says
					it too, and counts {RATING_WORDS.benefit}.
				</p>
				<p>
					Reviews of one course that come within {CAMPAIGN_WORDS.windows} are looked at together. Where they look
					arranged they are held, those that had been shown too, what is new of the course waits for{' '}
					{CAMPAIGN_WORDS.pause}, and its page says so: <a href={`${paths.moderation()}#campaigns`}>what we look at</a>.
				</p>
			</MarginPart>
			{counts && <Counts counts={counts} />}
		</article>
	);
}

function Counts({ counts }: { counts: Awaited<ReturnType<typeof countRatings>> }) {
	if (counts.reviews === 0) {
		return (
			<MarginPart title="Counted just now">
				<p>No review is published yet, so no course has a rating.</p>
			</MarginPart>
		);
	}
	const figures: [label: string, value: number][] = [
		['published reviews', counts.reviews],
		['of them verified', counts.verified],
		['written with an account', counts.members],
		['samples', counts.samples],
		['courses rated', counts.rated],
		['courses ranked', counts.ranked],
	];
	return (
		<MarginPart title="Counted just now">
			<dl className={styles.figures}>
				{figures.map(([label, value]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{formatNumber(value)}</dd>
					</div>
				))}
			</dl>
			{counts.counted < counts.reviews && (
				<p>
					{formatNumber(counts.counted)} of these reviews count in a rating: the others are earlier ones of the same
					members of the same courses.
				</p>
			)}
			{counts.samples > 0 && (
				<p>
					Sample reviews are invented, so that a new installation can be looked at. Each is marked “Sample review”,
					counts as one without an account, and is never told to a search engine: while there are any, no description of
					a page, no structured data, no feed, no site map and no picture for sharing says their grades, a rating, or
					the order of a ranking. None is loaded on a site that is open to the public.
				</p>
			)}
		</MarginPart>
	);
}

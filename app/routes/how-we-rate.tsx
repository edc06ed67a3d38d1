import { FEATURED } from '#domain/catalogue/fallbacks.ts';
import { countRatings } from '#domain/reviews/queries.ts';
import { RATING_RULES } from '#domain/reviews/rating.ts';
import { ExampleTable } from '../features/how-we-rate/example-table.tsx';
import { Formula } from '../features/how-we-rate/formula.tsx';
import { VERIFICATION_WORDS } from '../features/review-marks.tsx';
import { domainContext } from '../lib/context.ts';
import { formatCount, formatNumber, formatRating } from '../lib/format.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/meta.ts';
import { orEmpty } from '../lib/or-empty.ts';
import { paths } from '../lib/paths.ts';
import { MarginPart } from '../ui/margin-part.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { type Term, Terms } from '../ui/terms.tsx';
import type { Route } from './+types/how-we-rate';
import styles from './how-we-rate.module.css';

export const handle: RouteHandle = { kind: 'reading' };

export async function loader({ context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	return { counts: await orEmpty(ctx, countRatings(ctx), null, 'the counts of ratings') };
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

export default function HowWeRate({ loaderData: { counts } }: Route.ComponentProps) {
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
					A course’s rating is a weighted mean of the grades that golfers gave it. It is pulled a little towards the
					mean of all courses, so that one enthusiastic afternoon does not beat a hundred sober ones.
				</p>
				<Formula />
				<Rules />
			</MarginPart>
			<MarginPart title="An example">
				<ExampleTable />
			</MarginPart>
			<MarginPart title="From rating to rank">
				<p>
					With no review a course is “Not yet rated”. With one or two it shows its number with the words “New” and how
					many ratings there are, but takes no place in a ranking. From {RATING_RULES.rankedFrom} on it is ranked by the
					number you see, with one decimal; courses with the same number stand in the order of their names.{' '}
					<a href={paths.topRated()}>The ranking</a>
				</p>
				<p>
					A search for words puts the courses first whose names, places and countries meet what was typed best; a better
					known course goes before one that meets it as well. Lists in the order of price, distance, name or handicap
					are just that. Nobody can pay for a place in any of them.
				</p>
				<p>
					{FEATURED.name} stands third among the top courses of the home page because we feature it, and its card says
					so. As long as nobody has reviewed it, its {formatRating(FEATURED.rating)} is ours and counts in no ranking.
				</p>
				<p>
					Aspects such as greens or pace of play are graded by those who wish to. Their averages are plain means, shown
					from {RATING_RULES.aspectsFrom} grades on, and do not enter the rating.
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
					Whoever was given something for a review is asked to say so, and the review then says it too.
				</p>
			</MarginPart>
			{counts && <Counts counts={counts} />}
		</article>
	);
}

function Rules() {
	const { halfLifeMonths, verifiedFactor, unregisteredFactor, priorWeight } = RATING_RULES;
	const rules: Term[] = [
		{
			name: 'Once each',
			words:
				'Of a member’s reviews of one course only the newest counts, by the day played. The others stay to be read.',
		},
		{ name: 'Age', words: `A review’s weight halves with every ${halfLifeMonths} months since the round was played.` },
		{ name: 'Verified', words: `A verified round counts ${formatNumber(verifiedFactor)} times.` },
		{ name: 'No account', words: `A review without an account counts ${formatNumber(unregisteredFactor)} times.` },
		{
			name: 'All courses',
			words: `Their mean joins in with the weight of ${formatCount(priorWeight, 'review')} of today.`,
		},
		{
			name: 'When',
			words:
				'At once when a review is published, and once a day, because rounds grow older. The mean of all courses is fixed for each day (UTC), so that a recount gives the same number.',
		},
	];
	return <Terms terms={rules} />;
}

function Counts({ counts }: { counts: Awaited<ReturnType<typeof countRatings>> }) {
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
					counts as one without an account, and is never told to a search engine. None is loaded on a site that is open
					to the public.
				</p>
			)}
		</MarginPart>
	);
}

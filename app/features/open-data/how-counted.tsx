import { formatMoment } from '#app/lib/format/fact-format.ts';
import { formatNumber } from '#app/lib/format/format.ts';
import { paths } from '#app/lib/paths.ts';
import { MarginPart } from '#app/ui/margin-part.tsx';
import { type Term, Terms } from '#app/ui/terms.tsx';
import type { Census } from '#domain/catalogue/census/census.ts';
import { PlaceCredits } from '../place/place-credits.tsx';
import { EXACT, FAR_OFF } from './fact-words.ts';

/** What stands behind each number of the page. */
export function HowCounted({ census }: { census: Census }) {
	return (
		<MarginPart title="How it is counted" id="counted">
			<Terms terms={termsOf(census)} />
		</MarginPart>
	);
}

const termsOf = ({ takenAt, others, share }: Census): Term[] => [
	{
		name: 'When',
		words: `Each night, soon after midnight in UTC, and again when courses have come or gone. Last on ${formatMoment(new Date(takenAt))}.`,
	},
	{
		name: 'Courses',
		words: `All that are open. Countries and the headline have courses in the full sense alone, as lists do; all other numbers have those of par 3 alone, pitch and putts and the like too, ${formatNumber(others)} in all.`,
	},
	{
		name: 'Sources',
		words: `Every fact is kept with who told it and the day it was taken over; each course’s page lists them fact by fact. ${formatNumber(share.sourced)} of ${formatNumber(share.facts)} facts say where they are from. A source is counted for a course of which it has told one fact or more.`,
	},
	{
		name: 'Places',
		words: (
			<>
				Nation, region, nearest town and golf areas follow from a course’s position. <PlaceCredits />
			</>
		),
	},
	{
		name: 'Found wrong',
		words:
			'“2 of 14”: somebody has looked at 14 facts of the source. Twelve were checked and left as they are, two have been replaced or taken away since, by an editor, a club or a golfer. People look where something seems wrong, so the share may well be lower among the facts that nobody has looked at. Where nobody has looked, there is no number. What OpenStreetMap says anew of its own is news and no mistake.',
	},
	{
		name: 'Known',
		words: `A position is known where it is off by ${EXACT} at most. What may be doubted, a season or a price, is known where somebody has checked it or the club has told it.`,
	},
	{
		name: 'Known errors',
		words: (
			<>
				Pairs that look like one course, courses and names that have changed at OpenStreetMap, and corrections that
				golfers have sent are counted while they wait for an editor. A position is off by over {FAR_OFF} where its
				source says that it may be. A season that is assumed and a price that is our estimate say so wherever they
				stand. If you know better, <a href={paths.suggestCourse()}>tell us</a>.
			</>
		),
	},
];

import { formatCount, formatNumber } from '#app/lib/format/format.ts';
import type { ShownGolf } from '#domain/members/golf-queries.ts';
import { paths } from '../../lib/paths.ts';
import { Bars } from '../../ui/bars.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Counts } from '../book/counts.tsx';
import { CourseLinks } from './course-links.tsx';
import styles from './golfer-golf.module.css';
import { GolferRound } from './golfer-round.tsx';

/** What the page shows of a golfer's golf; `map` is the version of its map, where that is shown. */
type GolferGolfProps = {
	golfer: { handle: string; name: string };
	golf: Omit<ShownGolf, 'map'>;
	map: string | null;
};

/** What a golfer has chosen to show of their golf, in the order of their own book (B4). */
export function GolferGolf({ golfer, golf: { counts, years, wanted, rounds }, map }: GolferGolfProps) {
	const at = map === null ? null : { handle: golfer.handle, version: map };
	return (
		<>
			{counts && (
				<Counts
					counts={[
						{ of: counts.courses, one: 'course played', many: 'courses played' },
						{ of: counts.countries, one: 'country', many: 'countries' },
					]}
				/>
			)}
			{at && (
				<picture className={styles.map}>
					<source media="(width >= 48rem)" srcSet={paths.golferMap(at, 'wide')} width={1200} height={420} />
					<img
						src={paths.golferMap(at)}
						alt={`Map of the courses that ${golfer.name} has played`}
						width={800}
						height={600}
						decoding="async"
					/>
				</picture>
			)}
			{rounds.total > 0 && <Rounds {...rounds} />}
			{years && years.length > 0 && <Years years={years} />}
			{wanted && wanted.total > 0 && (
				<section className={styles.section} aria-labelledby="wanted">
					<SectionHead title="Want to play" id="wanted" />
					<CourseLinks courses={wanted.items} total={wanted.total} />
				</section>
			)}
		</>
	);
}

const Rounds = ({ items, total }: ShownGolf['rounds']) => (
	<section className={styles.section} aria-labelledby="rounds">
		<SectionHead title="Rounds" id="rounds" />
		<ol>
			{items.map((round) => (
				<GolferRound key={round.id} round={round} />
			))}
		</ol>
		{total > items.length && <p className={styles.more}>and {formatCount(total - items.length, 'earlier round')}</p>}
	</section>
);

function Years({ years }: { years: NonNullable<ShownGolf['years']> }) {
	const most = Math.max(...years.map(({ rounds }) => rounds));
	const bars = years.map(({ year, rounds }) => ({
		label: String(year),
		share: rounds / most,
		value: formatNumber(rounds),
	}));
	return (
		<section className={styles.section} aria-labelledby="years">
			<SectionHead title="Years" id="years" />
			<Bars ruled caption="Rounds played each year" heads={['Year', 'Rounds']} bars={bars} />
		</section>
	);
}

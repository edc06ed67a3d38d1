import { formatDistance, formatList } from '#app/lib/format/fact-format.ts';
import { formatCount } from '#app/lib/format/format.ts';
import { listPaths } from '../../lib/list-paths.ts';
import { paths } from '../../lib/paths.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LatestReviews } from '../home/latest-reviews.tsx';
import { BestChoices } from '../place/best-choices.tsx';
import { NoCourses } from '../place/no-courses.tsx';
import { PlaceAsides } from '../place/place-asides.tsx';
import styles from '../place/place-page.module.css';
import { PlaceRanking } from '../place/place-ranking.tsx';
import { countWords, inSentence, seasonSentence } from '../place/place-words.ts';
import { AreaHead } from './area-head.tsx';
import { areaInSentence } from './area-words.ts';
import { crumbsOfArea } from './for-machines.ts';
import type { ReadArea } from './read-area.server.ts';

/** The front of a golf area, in the look of a country. */
export function AreaPage({ area }: { area: ReadArea }) {
	const { slug, summary, sentence, lands, list, now, known, reviews } = area;
	const { name } = summary;
	const season = seasonSentence(area.season);
	const where = formatList(lands.map((land) => inSentence(land.name)));
	const crumbs = crumbsOfArea(area).slice(0, -1);
	return (
		<div className={styles.page}>
			<div className={`wrap ${styles.opening}`}>
				<Breadcrumbs above={crumbs.map(([label, to]) => ({ label, to }))} here={name} />
				<AreaHead
					kicker={`Golf area in ${where}`}
					area={{ slug, name }}
					courses={summary.courses}
					mapAlt={
						summary.courses > 0 ? `Map of ${areaInSentence(name)} with a dot for each course or group of courses` : null
					}
				>
					<p>{sentence}</p>
					<p>{countWords(summary)}</p>
					{season && <p>{season}</p>}
					{summary.courses > 0 && (
						<ButtonLink to={paths.findCourse({ area: slug })}>Search and filter these courses</ButtonLink>
					)}
				</AreaHead>
				{summary.courses === 0 && <NoCourses />}
				<PlaceRanking
					list={list}
					now={now}
					isRated={summary.ratedCourses > 0}
					to={(page) => paths.area(slug, page)}
					addAll={listPaths.addFromArea(slug, { all: 'yes' })}
				/>
				<BestChoices known={known} />
				<PlaceAsides {...area} neighbours={area.neighbours.map(toNeighbourLink)} />
			</div>
			{reviews.length > 0 && (
				<LatestReviews reviews={reviews} title="Newest reviews" here={paths.area(slug, list.page)} />
			)}
		</div>
	);
}

const toNeighbourLink = ({ slug, name, lands, kilometres, courses }: ReadArea['neighbours'][number]) => ({
	to: paths.area(slug),
	name,
	note: [lands.join(', '), formatDistance(kilometres), formatCount(courses, 'course')].join(' · '),
});

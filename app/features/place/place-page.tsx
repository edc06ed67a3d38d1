import { formatCount } from '#app/lib/format/format.ts';
import { paths } from '../../lib/paths.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LatestReviews } from '../home/latest-reviews.tsx';
import { BestChoices } from './best-choices.tsx';
import { crumbsOf, placePath } from './for-machines.ts';
import { NoCourses } from './no-courses.tsx';
import { PlaceAsides } from './place-asides.tsx';
import { PlaceHead } from './place-head.tsx';
import { PlaceLinks } from './place-links.tsx';
import styles from './place-page.module.css';
import { PlaceRanking } from './place-ranking.tsx';
import { countWords, inSentence, seasonSentence } from './place-words.ts';
import type { ReadPlace } from './read-place.server.ts';

/** The front of a country, a nation or a region. */
export function PlacePage({ place }: { place: NonNullable<ReadPlace> }) {
	const { country, nation, land, region, summary, list, now, known, reviews, regions, nations, areas } = place;
	const part = region ?? nation?.slug;
	const season = seasonSentence(place.season);
	const crumbs = crumbsOf(place).slice(0, -1);
	const others = regions.filter(({ slug }) => slug !== region);
	return (
		<div className={styles.page}>
			<div className={`wrap ${styles.opening}`}>
				<Breadcrumbs above={crumbs.map(([label, to]) => ({ label, to }))} here={summary.name} />
				<PlaceHead
					kicker={`Golf in ${inSentence(region ? land.name : nation ? country.name : country.continent)}`}
					name={summary.name}
					map={{
						src: part ? paths.map(`regions/${country.slug}/${part}`) : paths.map(`countries/${country.slug}`),
						alt: `Map of ${inSentence(summary.name)}${summary.courses > 0 ? ' with a dot for each course or group of courses' : ''}`,
						width: 800,
						height: 600,
					}}
					ring={{ at: placePath(place), of: summary.courses }}
				>
					<p>{countWords(summary)}</p>
					{season && <p>{season}</p>}
					{summary.courses > 0 && (
						<p>
							<a href={paths.findCourse({ country: land.slug, region })}>Search and filter these courses</a>
						</p>
					)}
				</PlaceHead>
				{summary.courses === 0 && <NoCourses />}
				<PlaceLinks
					title="By nation"
					places={nations.map(({ slug, ...nation }) => ({ ...nation, to: paths.place(slug) }))}
				/>
				<PlaceRanking
					list={list}
					now={now}
					isRated={summary.ratedCourses > 0}
					to={(page) => placePath(place, page)}
					addAll={paths.addByPlace({ country: land.slug, region, mark: 'like', all: 'yes' })}
				/>
				<BestChoices known={known} />
				<PlaceLinks title="Golf areas" places={areas.map(({ slug, ...area }) => ({ ...area, to: paths.area(slug) }))} />
				<PlaceLinks
					title="By region"
					places={others.map(({ slug, ...region }) => ({ ...region, to: paths.place(land.slug, slug) }))}
				/>
				<PlaceAsides guides={place.guides} neighbours={place.neighbours.map(toNeighbourLink)} />
			</div>
			{reviews.length > 0 && (
				<LatestReviews reviews={reviews} title="Newest reviews" here={placePath(place, list.page)} />
			)}
		</div>
	);
}

const toNeighbourLink = ({ land, region, name, within, courses }: NonNullable<ReadPlace>['neighbours'][number]) => ({
	to: paths.place(land, region),
	name,
	note: [within, formatCount(courses, 'course')].filter(Boolean).join(' · '),
});

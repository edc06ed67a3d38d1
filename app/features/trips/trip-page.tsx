import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Site } from '#app/lib/context.ts';
import { WayMap } from '../way-map/way-map.tsx';
import { Day } from './trip-day.tsx';
import styles from './trip-page.module.css';
import type { TripView } from './trip-view.server.ts';

type TripPageProps = {
	trip: TripView;
	/** The address of the map as a picture. */
	map: string;
	/** Above the name: the way here. */
	crumbs?: ReactNode;
	/** Beside the name: what can be done with the trip. */
	actions: ReactNode;
	/** Under the name. */
	lead?: ReactNode;
	/** Who votes on this page, by their number; null where nobody does. */
	voter: number | null;
	/** Ids of courses that the voter has played as far as we know, which is suggested to them and to nobody else. */
	suggested?: readonly number[];
	/** Under the days: the form of the votes, to whose id the fields beside the courses belong. Paper shows none of it. */
	foot?: ReactNode;
	/** Under the map. */
	aside: ReactNode;
};

/** A trip (L3): three figures, its days with courses and votes, the map, and beside it what belongs to its link. */
export function TripPage({ trip, map, crumbs, actions, lead, voter, suggested = [], foot, aside }: TripPageProps) {
	return (
		<div className={styles.page}>
			{crumbs}
			<header className={styles.head}>
				<div>
					<p className="kicker">{[trip.dates, trip.until].filter(Boolean).join(' · ')}</p>
					<h1>{trip.title}</h1>
					{lead}
				</div>
				<div className={styles.actions}>{actions}</div>
			</header>
			<Figures trip={trip} />
			<div className={styles.columns}>
				<div className={styles.days}>
					{trip.days.map((day) => (
						<Day key={day.number} day={day} voter={voter} suggested={suggested} />
					))}
					{foot}
				</div>
				<div className={styles.side}>
					{trip.map.box && <TripMap map={trip.map} picture={map} note={trip.note} />}
					{aside}
				</div>
			</div>
		</div>
	);
}

/** Numbers as headlines, and who travels along. */
function Figures({ trip: { figures, travellers } }: { trip: TripView }) {
	if (figures.length === 0 && travellers.length < 2) return null;
	return (
		<div className={styles.figures}>
			<dl>
				{figures.map(({ value, words }) => (
					<div key={words}>
						<dt>{words}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			{travellers.length > 0 && (
				<p className={styles.travellers}>
					<span aria-hidden="true">
						{travellers.slice(0, MOST_FACES).map(({ id, name }) => (
							<i key={id}>{[...name][0]}</i>
						))}
					</span>
					<span>{namesOf(travellers.map(({ name }) => name))}</span>
				</p>
			)}
		</div>
	);
}

const MOST_FACES = 8;

/** "Karin, Anna and Per". The platform's own list would need a formatter. */
const namesOf = (names: readonly string[]) =>
	names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

function TripMap({ map, picture, note }: Pick<TripView, 'map' | 'note'> & { picture: string }) {
	const style = useRouteLoaderData<Site>('root')?.mapStyle?.url ?? null;
	return (
		<figure className={styles.map}>
			<WayMap map={map} isWay style={style} picture={picture} />
			<figcaption>{note}</figcaption>
		</figure>
	);
}

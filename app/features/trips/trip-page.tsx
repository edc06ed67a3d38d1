import type { ReactNode } from 'react';
import { paths } from '#app/lib/paths.ts';
import { CourseName } from '../course-card/course-name.tsx';
import { CoverPicture } from '../course-card/cover-picture.tsx';
import styles from './trip-page.module.css';
import type { DayView, StopView, TripView } from './trip-view.server.ts';
import { VoteFields } from './vote-choice.tsx';
import { Votes } from './votes.tsx';

type TripPageProps = {
	trip: TripView;
	/** The address of the map as a picture. */
	map: string;
	/** Beside the name: what can be done with the trip. */
	actions: ReactNode;
	/** Under the name. */
	lead?: ReactNode;
	/** Who votes on this page, by their number; null where nobody does. */
	voter: number | null;
	/** Ids of courses that the voter has played as far as we know, which is suggested to them and to nobody else. */
	suggested?: readonly number[];
	/** Under the days: the form of the votes, to whose id the fields beside the courses belong. Paper shows no form. */
	foot?: ReactNode;
	/** Under the map. */
	aside: ReactNode;
};

/** A trip (L3): three figures, its days with courses and votes, the map, and beside it what belongs to its link. */
export function TripPage({ trip, map, actions, lead, voter, suggested = [], foot, aside }: TripPageProps) {
	return (
		<div className={styles.page}>
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
					{trip.isMapped && <TripMap map={map} />}
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

function TripMap({ map }: { map: string }) {
	return (
		<figure className={styles.map}>
			<img src={map} alt="Map of the courses, numbered as in the list" width={800} height={600} />
			<figcaption>
				Distances are straight lines from course to course: the drive is longer. Last tee times leave four and a half
				hours for 18 holes before sunset, in the time of the place.
			</figcaption>
		</figure>
	);
}

type DayProps = { day: DayView; voter: number | null; suggested: readonly number[] };

function Day({ day: { number, title, words, aside, stops }, voter, suggested }: DayProps) {
	return (
		<section className={styles.day} aria-labelledby={`day-${number}`}>
			<header>
				<h2 id={`day-${number}`}>{title}</h2>
				{aside && <span>{aside}</span>}
			</header>
			{words && <p className={styles.words}>{words}</p>}
			{stops.length === 0 && <p className={styles.free}>No course on this day.</p>}
			{stops.map((stop) => (
				<StopRow key={stop.id} stop={stop} voter={voter} isSuggested={suggested.includes(stop.course.id)} />
			))}
		</section>
	);
}

function StopRow({ stop, voter, isSuggested }: { stop: StopView; voter: number | null; isSuggested: boolean }) {
	const { number, course, score, facts, played, warnings, votes } = stop;
	const own = votes.find(({ id }) => id === voter);
	return (
		<article className={styles.stop} id={`stop-${stop.id}`}>
			<span className={styles.number} aria-hidden="true">
				{number}
			</span>
			<div className={styles.picture}>
				<CoverPicture course={course} />
			</div>
			<div className={styles.told}>
				<h3>
					<a href={paths.course(course)}>
						<CourseName course={course} />
					</a>
					{score !== null && <b>{score}</b>}
				</h3>
				<p>{facts.join(' · ')}</p>
				{played && <p>{played}</p>}
				{warnings.map((words) => (
					<p key={words} className={styles.warning}>
						<svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" fill="none" stroke="currentColor">
							<path d="M10 3 18 17H2zM10 8v4M10 14v1.2" strokeWidth="1.4" strokeLinejoin="round" />
						</svg>
						{words}
					</p>
				))}
			</div>
			<Votes votes={votes} />
			{own && <VoteFields stop={stop} own={own} isSuggested={isSuggested} />}
		</article>
	);
}

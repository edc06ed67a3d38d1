import { paths } from '#app/lib/paths.ts';
import { CourseName } from '../course-card/course-name.tsx';
import { CoverPicture } from '../course-card/cover-picture.tsx';
import styles from './trip-day.module.css';
import type { DayView, StopView } from './trip-view.server.ts';
import { VoteFields } from './vote-choice.tsx';
import { Votes } from './votes.tsx';

type DayProps = { day: DayView; voter: number | null; suggested: readonly number[] };

/** A day of a trip: what is said of it, and its courses with the votes on each. */
export function Day({ day: { number, title, words, aside, stops }, voter, suggested }: DayProps) {
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
	const { number, course, score, facts, played, now, warnings, votes } = stop;
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
				{now && <p>Now: {now}</p>}
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

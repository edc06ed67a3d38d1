import type { ReactNode } from 'react';
import { formatCount } from '#app/lib/format/format.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import { saidToldText } from '#domain/conditions/said.ts';
import type { NewsCourse, NewsItem } from '#domain/following/news.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { announcementText } from '../announcements/announcement-words.ts';
import { CourseName } from '../course-card/course-name.tsx';
import type { NewsDay, NewsEntry } from './news-days.ts';
import styles from './news-list.module.css';

/** New courses of a day that are named; the others are counted. */
const MOST_NAMED = 5;

/** News day by day. `id` tells its days from those of another list of the page. */
export const NewsList = ({ days, id }: { days: readonly NewsDay[]; id: string }) =>
	days.map(({ day, entries }) => (
		<section key={day} className={styles.day} aria-labelledby={`${id}-${day}`}>
			<h2 id={`${id}-${day}`}>
				<time dateTime={day}>{formatDate(day)}</time>
			</h2>
			<ul>
				{entries.map((entry) => (
					<li key={keyOf(entry)}>
						<Entry entry={entry} />
					</li>
				))}
			</ul>
		</section>
	));

const keyOf = (entry: NewsEntry) =>
	entry.kind === 'courses' ? entry.kind : `${entry.kind} ${entry.kind === 'answer' ? entry.review : entry.id}`;

function Entry({ entry }: { entry: NewsEntry }) {
	switch (entry.kind) {
		case 'review':
			return (
				<>
					<p className={styles.kind}>Review</p>
					<CourseLine course={entry.course} to={paths.review(entry.course, entry.id)}>
						{`${entry.rating} out of 10, by `}
						<By by={entry.by} />
					</CourseLine>
					<p className={styles.words} dir="auto">
						{entry.text}
					</p>
				</>
			);
		case 'answer':
			return (
				<>
					<p className={styles.kind}>{entry.own ? 'An answer to your review' : 'An answer of the club'}</p>
					<CourseLine course={entry.course} to={paths.review(entry.course, entry.review)} />
					<p className={styles.words} dir="auto">
						{entry.text}
					</p>
				</>
			);
		case 'round':
			return (
				<>
					<p className={styles.kind}>Round</p>
					<CourseLine course={entry.course} to={paths.course(entry.course)}>
						<By by={entry.by} />
						{` played on ${formatDate(entry.day)}`}
						{entry.grade !== null && `, grade ${entry.grade}`}
					</CourseLine>
				</>
			);
		case 'conditions':
			return (
				<>
					<p className={styles.kind}>Conditions</p>
					<CourseLine course={entry.course} to={paths.course(entry.course)}>
						{`played on ${formatDate(entry.day)}, by ${entry.byMember ? 'a golfer' : 'a visitor'}`}
					</CourseLine>
					<p className={styles.words}>{saidToldText(entry.told)}</p>
				</>
			);
		case 'announcement':
			return (
				<>
					<p className={styles.kind}>Announced</p>
					<CourseLine course={entry.course} to={paths.course(entry.course)} />
					<p className={styles.words}>{announcementText(entry.announced)}</p>
				</>
			);
		case 'courses':
			return <NewCourses courses={entry.courses} />;
	}
}

function CourseLine({ course, to, children }: { course: NewsCourse; to: string; children?: ReactNode }) {
	return (
		<>
			<p className={styles.course}>
				<Link to={to}>
					<CourseName course={course} />
				</Link>
			</p>
			<p className={styles.quiet}>
				{[course.location, course.land].filter(Boolean).join(', ')}
				{children && ' · '}
				{children}
			</p>
		</>
	);
}

function By({ by: { name, handle } }: { by: Extract<NewsItem, { by: unknown }>['by'] }) {
	return handle === null ? (
		<bdi>{name}</bdi>
	) : (
		<Link to={paths.golfer(handle)}>
			<bdi>{name}</bdi>
		</Link>
	);
}

function NewCourses({ courses }: { courses: Extract<NewsEntry, { kind: 'courses' }>['courses'] }) {
	const more = courses.length - MOST_NAMED;
	return (
		<>
			<p className={styles.kind}>{courses.length === 1 ? 'A new course' : 'New courses'}</p>
			{courses.slice(0, MOST_NAMED).map(({ id, course }) => (
				<CourseLine key={id} course={course} to={paths.course(course)} />
			))}
			{more > 0 && <p className={styles.quiet}>and {formatCount(more, 'more course', 'more courses')}</p>}
		</>
	);
}

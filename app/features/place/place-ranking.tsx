import { formatCount, formatNumber } from '#app/lib/format/format.ts';
import type { KnownCourse } from '#domain/catalogue/places/places.ts';
import type { Paged } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { Pager } from '../../ui/pager.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { CourseCard } from '../course-card/course-card.tsx';
import { HowOrdered } from '../rating/how-ordered.tsx';
import { CourseLine } from './course-line.tsx';
import styles from './place-ranking.module.css';

/** The first of the first page are set as cards. */
const LEADERS = 3;

type PlaceRankingProps<Listed extends KnownCourse> = {
	list: Paged<Listed>;
	/** How courses of the list are now, by their ids. */
	now: Readonly<Record<number, string>>;
	/** Whether any course of the place has been rated: the ranked ones may all stand on pages before this one. */
	isRated?: boolean;
	to: (page: number) => string;
	/** What a line says of a course in place of what is known of a visit there. */
	note?: (course: Listed) => string;
	/** The way to put all of them on one's wish list, where there is one. */
	addAll?: string;
	/** A few courses stand as cards too: there is nothing else to look at. */
	areFewCards?: boolean;
};

/** The courses of a place in the order of their rating, 24 a page: three cards, then an index. */
export function PlaceRanking<Listed extends KnownCourse>({
	list,
	now,
	isRated = false,
	to,
	note,
	addAll,
	areFewCards,
}: PlaceRankingProps<Listed>) {
	if (list.items.length === 0) return null;
	const before = (list.page - 1) * list.pageSize;
	const rankOf = ({ score, kind }: KnownCourse, index: number) =>
		score.ranked && kind === null ? before + index + 1 : null;
	const isRanked = list.items.some(({ score }) => score.ranked) || (isRated && list.page > 1);
	const leaders = list.page === 1 && (areFewCards || list.total > LEADERS) ? LEADERS : 0;
	return (
		<section className={styles.section} aria-labelledby="ranking">
			<SectionHead title={isRanked ? 'The ranking' : 'The courses'} id="ranking">
				<HowOrdered
					isRanked={isRanked}
					words="By rating, then by renown and name."
					more="How we rate: the main ranking parameters"
				/>
			</SectionHead>
			<p className={styles.count}>
				{formatCount(list.total, 'course')}
				{list.pages > 1 && `, page ${formatNumber(list.page)} of ${formatNumber(list.pages)}`}
				{addAll && (
					<>
						{' · '}
						<a href={addAll} rel="nofollow">
							Add all to want to play
						</a>
					</>
				)}
			</p>
			{leaders > 0 && (
				<ol className={styles.leaders}>
					{list.items.slice(0, leaders).map((course, index) => (
						<li key={course.id}>
							<CourseCard
								course={course}
								now={now[course.id]}
								to={paths.course(course)}
								rank={rankOf(course, index)}
								headingLevel={3}
								first
							/>
						</li>
					))}
				</ol>
			)}
			{list.items.length > leaders && (
				<ol className={styles.lines} start={before + leaders + 1}>
					{list.items.slice(leaders).map((course, index) => (
						<li key={course.id}>
							<CourseLine
								course={course}
								rank={isRanked ? rankOf(course, leaders + index) : undefined}
								note={note?.(course) || undefined}
								now={now[course.id]}
							/>
						</li>
					))}
				</ol>
			)}
			<Pager page={list.page} pages={list.pages} to={(page) => `${to(page)}#ranking`} label="Pages of the ranking" />
		</section>
	);
}

import { formatCount, formatNumber } from '#app/lib/format/format.ts';
import type { CourseCard as CourseCardShape, Paged } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { CourseCard } from '../course-card/course-card.tsx';
import { NothingFound } from '../course-card/nothing-found.tsx';
import { type ListSearch, listAddress } from './list-search.ts';
import styles from './ranking.module.css';

/** Cards of the first row are loaded at once. */
const FIRST_ROW = 4;

export const RANKING_COUNT_ID = 'ranking-count';

type RankingProps = {
	list: Paged<CourseCardShape>;
	/** How courses of the list are now, by their ids. */
	now: Readonly<Record<number, string>>;
	search: ListSearch;
};

/** One page of the ranking with its page numbers, or the words that there is nothing. */
export function Ranking({ list, now, search }: RankingProps) {
	const before = (list.page - 1) * list.pageSize;
	const here = { ...search, page: list.page };
	if (list.items.length === 0) return <EmptyRanking />;
	return (
		<>
			<p id={RANKING_COUNT_ID} tabIndex={-1} className={styles.count} role="status">
				{formatCount(list.total, 'course')}
				{list.pages > 1 && `, page ${formatNumber(list.page)} of ${formatNumber(list.pages)}`}
			</p>
			<ol className={styles.grid} start={before + 1}>
				{list.items.map((course, index) => (
					<li key={course.id}>
						<CourseCard
							course={course}
							now={now[course.id]}
							to={listAddress(here, { course: course.slug })}
							rank={course.score.ranked ? before + index + 1 : null}
							first={index < FIRST_ROW}
							overList
						/>
					</li>
				))}
			</ol>
			<div className={styles.pages}>
				<Pager page={list.page} pages={list.pages} to={(page) => listAddress({ ...search, page })} />
			</div>
		</>
	);
}

function EmptyRanking() {
	return (
		<div className={styles.empty}>
			<NothingFound />
			<p role="status">No courses found for the selected filters.</p>
			<ButtonLink to={paths.topRated()} look="line">
				Show all continents
			</ButtonLink>
		</div>
	);
}

const SKELETON_KEYS = Array.from({ length: 12 }, (_, index) => index);

/** What stands in the list's place while another part of it is on its way. */
export function RankingSkeleton() {
	return (
		<>
			<p className={styles.count} role="status">
				Loading courses…
			</p>
			<div className={styles.grid} aria-hidden="true">
				{SKELETON_KEYS.map((key) => (
					<div key={key} className={styles.skeleton} data-skeleton>
						<div />
						<p />
						<p />
					</div>
				))}
			</div>
		</>
	);
}

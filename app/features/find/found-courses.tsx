import { useMemo } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { NothingFound } from '../course-card/nothing-found.tsx';
import { type PrintedList, readCourses } from './choices.ts';
import type { Look } from './find-search.ts';
import { FoundCourse } from './found-course.tsx';
import styles from './found-courses.module.css';

/** Pictures of the first screen, by view. */
const FIRST = { list: 8, grid: 4 };

type FoundCoursesProps = {
	found: PrintedList;
	/** As `writeCourses` has written them. */
	courses: string;
	view: Look;
	/** "412 courses, page 2 of 18, best rated first". */
	said: string;
	/** The reader's handicap in words, empty where none was given; courses known to suit it say so. */
	handicap: string;
	/** The address of the list's first page, and that of the later ones but for their number. */
	first: string;
	later: string;
};

/** What was found, 24 a page, its number said politely; or the words that nothing was. */
export function FoundCourses({ found, courses, view, said, handicap, first, later }: FoundCoursesProps) {
	const isChanging = useIsChanging();
	const items = useMemo(() => readCourses(courses), [courses]);
	const addressOf = (page: number) => (page === 1 ? first : later.replace('page=', `page=${page}`));
	return (
		<div className={styles.found} aria-busy={isChanging}>
			<p className="sr-only" role="status">
				{/* Words that come anew are said even where they are those of the list before. */}
				<span key={addressOf(found.page).replace(/[?&]view=\w+/, '')}>{said}</span>
			</p>
			{items.length === 0 ? (
				<Nothing />
			) : (
				<ol className={view === 'list' ? styles.index : styles.cards} start={(found.page - 1) * found.pageSize + 1}>
					{items.map((course, index) => (
						<li key={course.id}>
							<FoundCourse
								course={course}
								view={view}
								handicap={handicap}
								first={index < FIRST[view]}
								here={addressOf(found.page)}
							/>
						</li>
					))}
				</ol>
			)}
			<Pager page={found.page} pages={found.pages} to={addressOf} />
		</div>
	);
}

/** True while another list of this page is on its way. */
function useIsChanging(): boolean {
	const { pathname } = useLocation();
	return useNavigation().location?.pathname === pathname;
}

function Nothing() {
	return (
		<div className={styles.nothing}>
			<NothingFound />
			<p className={styles.lead}>No courses found matching your criteria.</p>
			<p>Try adjusting your search or filters.</p>
			<ButtonLink to={paths.findCourse()} look="line">
				Clear search and filters
			</ButtonLink>
		</div>
	);
}

import { data } from 'react-router';
import { BookHead } from '#app/features/book/book-head.tsx';
import { BookPart } from '#app/features/book/book-part.tsx';
import { Years } from '#app/features/book/years.tsx';
import { CourseName } from '#app/features/course-card/course-name.tsx';
import { LifeMap } from '#app/features/life-map/life-map.tsx';
import { Diary } from '#app/features/rounds/diary.tsx';
import { formatWeekday } from '#app/features/rounds/round-words.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { Link } from '#app/ui/link.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { listYears } from '#domain/rounds/book-queries.ts';
import { listDiary } from '#domain/rounds/diary-queries.ts';
import { getBookMap } from '#domain/rounds/map-queries.ts';
import { getYear, type YearFigures } from '#domain/rounds/year-queries.ts';
import { readPageNumber } from '#domain/shared/page-number.ts';
import type { Route } from './+types/golf-year';
import styles from './golf.module.css';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', query: ['page'] };

const YEAR = /^[12]\d{3}$/;

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const year = YEAR.test(params.year) ? Number(params.year) : 0;
	const figures = year > 0 ? await getYear(ctx, year) : null;
	if (!figures) throw data(null, { status: 404 });
	const page = readPageNumber(new URL(request.url).searchParams.get('page'));
	const [diary, map, years] = await Promise.all([listDiary(ctx, page, year), getBookMap(ctx, year), listYears(ctx)]);
	return { year, figures, diary, map, years };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const year = loaderData?.year ?? 0;
	return pageMeta({
		title: `My golf in ${year}`,
		description: `Your rounds of ${year}, day by day, and where they took you.`,
		path: paths.memberYear(year),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

/** A year of a golfer's own book: its figures, its map and its diary. */
export default function YearOfGolf({ loaderData }: Route.ComponentProps) {
	const { year, figures, diary, map, years } = loaderData;
	return (
		<div className={`wrap ${styles.page}`}>
			<BookHead title={`My golf in ${year}`} counts={countsOf(figures)} />
			<div className={styles.book}>
				<div className={styles.wide}>
					{map.places.length > 0 && <LifeMap map={map} picture={paths.lifeMap(year)} wanted={null} />}
					<BookPart id="diary" title="Diary" isWide>
						<Diary rounds={diary.items} by="month" />
					</BookPart>
					<Pager page={diary.page} pages={diary.pages} to={(page) => paths.memberYear(year, { page })} />
				</div>
				<div className={styles.narrow}>
					<Best best={figures.best} />
					<BookPart id="years" title="Years" all={{ to: paths.memberGolf(), label: 'My golf, all years' }}>
						<Years years={years} now={year} />
					</BookPart>
				</div>
			</div>
		</div>
	);
}

const countsOf = ({ rounds, courses, newCourses, countries, holes }: YearFigures) => [
	{ of: rounds, one: 'round', many: 'rounds' },
	{ of: courses, one: 'course', many: 'courses' },
	{ of: newCourses, one: 'new course', many: 'new courses' },
	{ of: countries, one: 'country', many: 'countries' },
	...(holes === null ? [] : [{ of: holes, one: 'hole', many: 'holes' }]),
];

function Best({ best }: Pick<YearFigures, 'best'>) {
	if (!best) return null;
	const { score, day, course } = best;
	return (
		<BookPart id="best" title="Best round">
			<p className={styles.best}>
				<b>{score}</b>
				<span>
					<Link to={paths.course(course)}>
						<CourseName course={course} />
					</Link>
					<small>Eighteen holes, {formatWeekday(day)}</small>
				</span>
			</p>
		</BookPart>
	);
}

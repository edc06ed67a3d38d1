import { AddCourse } from '#app/features/compare/add-course.tsx';
import { CompareTable } from '#app/features/compare/compare-table.tsx';
import { ComparedBefore } from '#app/features/compare/compared-before.tsx';
import { comparisonRows } from '#app/features/compare/read-rows.server.ts';
import { domainContext } from '#app/lib/context.ts';
import { formatCount } from '#app/lib/format/format.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { withFallback } from '#app/lib/with-fallback.ts';
import { SectionHead } from '#app/ui/section-head.tsx';
import { listCoursesToCompare } from '#domain/catalogue/compare-queries.ts';
import { type Asked, MOST_COMPARED, readCompared } from '#domain/catalogue/comparison.ts';
import { listCourseChoices, QUERY_LIMIT } from '#domain/catalogue/finding/search.ts';
import { RATING_WORDS } from '#domain/reviews/rating/rating-words.ts';
import type { Route } from './+types/compare';
import styles from './compare.module.css';

export const handle: RouteHandle = { kind: 'tool', repeatedQuery: ['course'], freeQuery: ['add'] };

const FOUND = 6;

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const params = new URL(request.url).searchParams;
	const asked = readCompared(params);
	const text = (params.get('add') ?? '').trim().slice(0, QUERY_LIMIT);
	const [{ courses, unknown, repeated }, found] = await Promise.all([
		listCoursesToCompare(ctx, asked.slugs),
		text ? withFallback(ctx, listCourseChoices(ctx, text, FOUND), [], 'Reading the courses to add') : [],
	]);
	const slugs = courses.map(({ slug }) => slug);
	return {
		courses: courses.map(({ id, slug, name, location, country, land, continent, kind, imageUrl, score, featured }) => ({
			id,
			slug,
			name,
			location,
			country,
			land,
			continent,
			kind,
			imageUrl,
			score,
			featured,
		})),
		rows: comparisonRows(courses, ctx.now().getUTCMonth() + 1),
		notes: notesOf({ ...asked, repeated: asked.repeated + repeated }, unknown),
		search: text ? { text, found: found.filter(({ slug }) => !slugs.includes(slug)) } : null,
	};
}

/** What of an address was left out, in words. */
function notesOf({ repeated, tooMany }: Asked, unknown: number): string[] {
	return [
		unknown > 0 ? `We know no course at ${formatCount(unknown, 'address', 'addresses')} of this comparison.` : null,
		repeated > 0 ? 'A course is compared once only.' : null,
		tooMany > 0 ? `Only ${MOST_COMPARED} courses fit; ${formatCount(tooMany, 'course')} left out.` : null,
	].filter((note) => note !== null);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const names = loaderData?.courses.map(({ name }) => name) ?? [];
	return pageMeta({
		title: names.length > 0 ? `Compare ${names.join(', ')}` : 'Compare golf courses',
		description: 'Up to four golf courses side by side: rating, aspects, price, season, access and facts.',
		path: paths.compare(loaderData?.courses.map(({ slug }) => slug)),
		hidden: true,
		origin: matches[0].loaderData?.origin,
	});
}

export default function Compare({ loaderData: { courses, rows, notes, search } }: Route.ComponentProps) {
	return (
		<div className={`wrap ${styles.page}`}>
			<SectionHead title="Compare courses" level={1}>
				<p>Up to four side by side. The address of this page keeps them: send it to whom you play with.</p>
			</SectionHead>
			{notes.map((note) => (
				<p key={note} className={styles.note} role="status">
					{note}
				</p>
			))}
			{courses.length > 0 && <CompareTable courses={courses} rows={rows} />}
			{courses.length < MOST_COMPARED && <AddCourse slugs={courses.map(({ slug }) => slug)} search={search} />}
			<ComparedBefore courses={courses} />
			<p className={styles.small}>
				Price bands are what a visitor’s round costs in high season. Aspects are shown from {RATING_WORDS.aspectsFrom}{' '}
				grades on. <a href={paths.howWeRate()}>How we rate</a>
			</p>
		</div>
	);
}

import { AddCourse } from '#app/features/compare/add-course.tsx';
import { AddNear } from '#app/features/compare/add-near.tsx';
import { CompareTable } from '#app/features/compare/compare-table.tsx';
import { InTheTray } from '#app/features/compare/in-the-tray.tsx';
import { useOwnBand, withOwnFirst } from '#app/features/compare/like-me.ts';
import { readOffered } from '#app/features/compare/read-offered.server.ts';
import { comparisonRows } from '#app/features/compare/read-rows.server.ts';
import { readNowLines } from '#app/features/conditions/read-now.server.ts';
import { domainContext } from '#app/lib/context.ts';
import { formatCount } from '#app/lib/format/format.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { withFallback } from '#app/lib/with-fallback.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { listCoursesToCompare } from '#domain/catalogue/compare-queries.ts';
import { type Asked, MOST_COMPARED, readCompared } from '#domain/catalogue/comparison.ts';
import { listCourseChoices, QUERY_LIMIT } from '#domain/catalogue/finding/search.ts';
import { bandWords } from '#domain/reviews/handicap-band.ts';
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
	const added = found.filter(({ slug }) => !courses.some((one) => one.slug === slug));
	const offered = courses.length < MOST_COMPARED ? await readOffered(ctx, courses) : [];
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
		// What the search has found is offered there alone.
		offered: offered.filter(({ slug }) => !added.some((one) => one.slug === slug)),
		rows: comparisonRows(courses, ctx.now().getUTCMonth() + 1, await readNowLines(ctx, courses)),
		notes: notesOf({ ...asked, repeated: asked.repeated + repeated }, unknown),
		search: text ? { text, found: added } : null,
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
	return pageMeta({
		title: titleOf(loaderData?.courses ?? []),
		description: 'Up to four golf courses side by side: rating, aspects, price, season, access and facts.',
		path: paths.compare(loaderData?.courses.map(({ slug }) => slug)),
		hidden: true,
		origin: matches[0].loaderData?.origin,
	});
}

const titleOf = (courses: readonly { name: string }[]) =>
	courses.length > 0 ? `Compare ${courses.map(({ name }) => name).join(', ')}` : 'Compare golf courses';

export default function Compare({ loaderData: { courses, rows, offered, notes, search } }: Route.ComponentProps) {
	const band = useOwnBand();
	const slugs = courses.map(({ slug }) => slug);
	return (
		<div className={`wrap ${styles.page}`}>
			<SectionHead title="Compare courses" level={1}>
				<p>Up to four side by side. The address of this page keeps them: send it to those you play with.</p>
			</SectionHead>
			{notes.map((note) => (
				<p key={note} className={styles.note} role="status">
					{note}
				</p>
			))}
			{courses.length > 0 && (
				<ButtonLink
					to={paths.compare(slugs)}
					look="line"
					className={styles.share}
					data-share={titleOf(courses)}
					aria-label="Share this comparison"
				>
					Share
				</ButtonLink>
			)}
			{courses.length > 0 && <CompareTable courses={courses} rows={withOwnFirst(rows, band)} />}
			{courses.length < MOST_COMPARED && <AddCourse slugs={slugs} search={search} />}
			<InTheTray courses={courses} />
			<AddNear slugs={slugs} offered={offered} />
			<p className={styles.small}>
				Price bands are what a visitor’s round costs in high season. Aspects are shown from {RATING_WORDS.aspectsFrom}{' '}
				grades on, and so is what golfers of a handicap say: the plain mean of the grades of members who had told such a
				handicap when they wrote. {courses.length > 0 && <OwnBand band={band} rows={rows} />}
				<a href={paths.howWeRate()}>How we rate</a>
			</p>
		</div>
	);
}

/** Why no row is the member's own, where there is none. */
function OwnBand({ band, rows }: { band: string | null | undefined; rows: readonly { band?: string }[] }) {
	if (band === undefined || rows.some((row) => row.band === band)) return null;
	if (band === null) {
		return (
			<>
				<a href={paths.editProfile()}>Tell your handicap</a> to see what golfers like you say.{' '}
			</>
		);
	}
	return <>Too few golfers of your handicap ({bandWords(band)}) have graded these courses. </>;
}

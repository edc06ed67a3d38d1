import { CALLS } from '#app/features/data-calls/calls.ts';
import { DecisionRoots } from '#app/features/open-data/decision-roots.tsx';
import { dataMeta } from '#app/features/open-data/for-machines.ts';
import { HowCounted } from '#app/features/open-data/how-counted.tsx';
import { KnownParts } from '#app/features/open-data/known-parts.tsx';
import { ReviewFiles } from '#app/features/open-data/review-files.tsx';
import { SourceBar } from '#app/features/open-data/source-bar.tsx';
import { creditsOf, sourceRows } from '#app/features/open-data/source-rows.ts';
import { SourceTable } from '#app/features/open-data/source-table.tsx';
import { WholeFile } from '#app/features/open-data/whole-file.tsx';
import { domainContext } from '#app/lib/context.ts';
import { formatCount, formatNumber, formatPlaces } from '#app/lib/format/format.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { withFallback } from '#app/lib/with-fallback.ts';
import { SectionHead } from '#app/ui/section-head.tsx';
import { getCensus } from '#domain/catalogue/census/census-queries.ts';
import { getOpenFile } from '#domain/catalogue/open-data/queries.ts';
import { countPlaces } from '#domain/catalogue/places/countries.ts';
import { listDecisionRoots } from '#domain/desk/log/roots/root-queries.ts';
import { listReviewFiles } from '#domain/reviews/open-reviews/queries.ts';
import type { Route } from './+types/data';
import styles from './data.module.css';

export const handle: RouteHandle = { kind: 'reading' };

export async function loader({ context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const [census, file, reviewFiles, roots] = await Promise.all([
		getCensus(ctx),
		withFallback(ctx, getOpenFile(ctx), null, 'Reading which file of courses is the newest'),
		withFallback(ctx, listReviewFiles(ctx), [], 'Reading which files of reviews there are'),
		withFallback(ctx, listDecisionRoots(ctx), [], 'Reading which roots of the log there are'),
	]);
	return { census, file, reviewFiles, roots, coursesCall: CALLS.listCourses.path };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return loaderData ? dataMeta(loaderData, matches[0].loaderData?.origin) : [];
}

export default function Data({ loaderData: { census, file, reviewFiles, roots } }: Route.ComponentProps) {
	const sources = sourceRows(census);
	const places = countPlaces(census.countries.map(({ code }) => code));
	return (
		<article className={`wrap ${styles.page}`}>
			<SectionHead title="What the catalogue is made of" level={1}>
				<p>
					{formatCount(census.courses, 'course')} in {formatPlaces(places)}: where each fact is from, what is known to
					be wrong, and all of it as a file.
				</p>
			</SectionHead>
			<section className={styles.sources} aria-label="Sources">
				<SourceBar sources={sources} />
				<SourceTable sources={sources} />
				<p>
					A course can have facts of several sources, so the numbers may add up to more than{' '}
					{formatNumber(census.courses + census.others)}. Found wrong: of the facts that somebody has looked at.
				</p>
			</section>
			<KnownParts census={census} />
			<HowCounted census={census} />
			<ReviewFiles files={reviewFiles} />
			<DecisionRoots roots={roots} />
			<WholeFile file={file} credits={creditsOf(census)} />
		</article>
	);
}

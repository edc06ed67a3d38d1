import { data, redirect } from 'react-router';
import { Contents } from '#app/features/content/contents.tsx';
import { type Guide, getGuide, getRenamedGuide } from '#app/features/content/library.server.ts';
import { guideStructuredData } from '#app/features/guides/for-machines.ts';
import { GuideBody } from '#app/features/guides/guide-body.tsx';
import { GuideHead } from '#app/features/guides/guide-head.tsx';
import { guideSharePicture } from '#app/features/guides/guide-picture.ts';
import { listRelated, readPieces, toSummary } from '#app/features/guides/read-guide.server.ts';
import { RelatedGuides } from '#app/features/guides/related-guides.tsx';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import type { Route } from './+types/guide';
import styles from './guide.module.css';

export const handle: RouteHandle = { kind: 'reading' };

export async function loader({ params, context }: Route.LoaderArgs) {
	const guide = requireGuide(params.slug);
	const { description, terrain, sections, text } = guide;
	return {
		...toSummary(guide),
		description,
		terrain,
		sections,
		words: text.split(' ').length,
		...(await readPieces(context.get(domainContext), guide)),
		related: listRelated(guide),
	};
}

/** The guide at this address. A former name leads to the present address, anything else is not found. */
function requireGuide(slug: string): Guide {
	const guide = getGuide(slug);
	if (guide) return guide;
	const renamed = getRenamedGuide(slug);
	throw renamed ? redirect(paths.guide(renamed.slug), 301) : data(null, { status: 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	if (!loaderData) return [];
	const { title, description, slug, published } = loaderData;
	const origin = matches[0].loaderData?.origin;
	return [
		...pageMeta({
			title,
			description,
			path: paths.guide(slug),
			picture: guideSharePicture(slug),
			kind: 'article',
			origin,
		}),
		{ property: 'article:published_time', content: published },
		...guideStructuredData(loaderData, origin ?? ''),
	];
}

export default function GuidePage({ loaderData }: Route.ComponentProps) {
	const { terrain, sections, pieces, courses, related } = loaderData;
	return (
		<div className={`wrap ${styles.page}`}>
			<article className={styles.article}>
				<GuideHead guide={loaderData} terrain={terrain} courses={courses} />
				<div className={styles.columns}>
					<Contents sections={sections} />
					<GuideBody pieces={pieces} />
				</div>
			</article>
			<RelatedGuides guides={related} />
		</div>
	);
}

import { AccountPage } from '#app/features/account/account-page.tsx';
import { EmptyList } from '#app/features/account/empty-list.tsx';
import { BookPart } from '#app/features/book/book-part.tsx';
import { RingRows, rowOfPlace } from '#app/features/book/ring-rows.tsx';
import { listListAndGuideRings } from '#app/features/rings/list-rings.server.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { formatNumber } from '#app/lib/format/format.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { listPlaceRings, type PlaceRing } from '#domain/reviews/lists/ring-queries.ts';
import type { Route } from './+types/golf-places';
import styles from './golf-places.module.css';

export const handle: RouteHandle = { kind: 'tool', keep: 'private' };

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const [rings, guides] = await Promise.all([listPlaceRings(ctx), listListAndGuideRings(ctx)]);
	return { rings, guides };
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Where you have played',
		description: 'How many courses of each country and region you have played.',
		path: paths.memberPlaces(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

/** Every country, region and guide of whose courses the member has played some, and every list of their own, with its ring. */
export default function PlacesPlayed({ loaderData: { rings, guides } }: Route.ComponentProps) {
	const [lands, regions] = [rings.filter(isLand), rings.filter((ring) => !isLand(ring))];
	return (
		<AccountPage title="Where you have played" aside={<Link to={paths.memberGolf()}>My golf</Link>}>
			{lands.length === 0 && guides.length === 0 ? (
				<EmptyList text="The countries and regions of the courses that you have played stand here.">
					<ButtonLink to={paths.findCourse()} look="line">
						Find a course
					</ButtonLink>
				</EmptyList>
			) : (
				<div className={styles.places}>
					{lands.length > 0 && (
						<BookPart id="countries" title="Countries" aside={formatNumber(lands.length)}>
							<RingRows rings={lands.map(rowOfPlace)} />
						</BookPart>
					)}
					{regions.length > 0 && (
						<BookPart id="regions" title="Regions" aside={formatNumber(regions.length)}>
							<RingRows rings={regions.map(rowOfPlace)} />
						</BookPart>
					)}
					{guides.length > 0 && (
						<BookPart id="lists" title="Lists and guides" aside={formatNumber(guides.length)}>
							<RingRows rings={guides} />
						</BookPart>
					)}
				</div>
			)}
		</AccountPage>
	);
}

const isLand = ({ kind }: PlaceRing) => kind === 'land';

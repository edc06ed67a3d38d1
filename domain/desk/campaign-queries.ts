import { asc, eq } from 'drizzle-orm';
import { campaigns } from '#database/schema/campaigns.ts';
import { courses } from '#database/schema/catalogue.ts';
import { reviews } from '#database/schema/reviews.ts';
import { getCountry } from '../catalogue/places/countries.ts';
import { excerpt } from '../reviews/excerpt.ts';
import type { DomainContext } from '../shared/context.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';

/** So many of its reviews are listed. */
const MOST_REVIEWS = 200;

/** A suspected campaign with its reviews as an editor sees them, the oldest first; null where there is none, or for anybody else. */
export async function getDeskCampaign({ db, viewer }: DomainContext, id: number) {
	if (!isEditor(viewer)) return null;
	const [row] = await db
		.select({ campaign: campaigns, name: courses.name, slug: courses.slug, country: courses.country })
		.from(campaigns)
		.innerJoin(courses, eq(courses.id, campaigns.courseId))
		.where(eq(campaigns.id, id));
	if (!row) return null;
	const { campaign, name, slug, country } = row;
	const found = await db
		.select({
			id: reviews.id,
			rating: reviews.rating,
			status: reviews.status,
			content: reviews.content,
			createdAt: reviews.createdAt,
			userId: reviews.userId,
		})
		.from(reviews)
		.where(eq(reviews.campaignId, id))
		.orderBy(asc(reviews.createdAt), asc(reviews.id))
		.limit(MOST_REVIEWS);
	return {
		...campaign,
		course: { name, slug, countrySlug: getCountry(country)?.slug ?? '' },
		reviews: found.map(({ content, userId, ...review }) => ({
			...review,
			words: excerpt(content),
			member: userId !== null,
		})),
	};
}

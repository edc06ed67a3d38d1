import { asc, count, eq } from 'drizzle-orm';
import { partnerLinks, partners } from '#database/schema/catalogue.ts';
import type { DomainContext } from '../shared/context.ts';

/** One who sells tee times, and for how many of our courses. */
export type Partner = { id: number; name: string; website: string; courses: number };

const MOST_PARTNERS = 500;
const MOST_LINKS = 10;

/** Partners with a booking link for at least one course, by name. */
export async function listPartners(ctx: DomainContext): Promise<Partner[]> {
	ctx.reads.add('partners');
	const { id, name, website } = partners;
	return ctx.db
		.select({ id, name, website, courses: count(partnerLinks.courseId) })
		.from(partners)
		.innerJoin(partnerLinks, eq(partnerLinks.partnerId, id))
		.groupBy(id, name, website)
		.orderBy(asc(name), asc(id))
		.limit(MOST_PARTNERS);
}

/** Where a tee time of the course can be booked, by partner's name. A link's `{date}` is left open: no day is asked for here. */
export async function listBookingLinks(
	ctx: DomainContext,
	courseId: number,
): Promise<{ partner: string; url: string }[]> {
	const rows = await ctx.db
		.select({ partner: partners.name, template: partnerLinks.linkTemplate })
		.from(partnerLinks)
		.innerJoin(partners, eq(partners.id, partnerLinks.partnerId))
		.where(eq(partnerLinks.courseId, courseId))
		.orderBy(asc(partners.name), asc(partners.id))
		.limit(MOST_LINKS);
	return rows.map(({ partner, template }) => ({ partner, url: template.replaceAll('{date}', '') }));
}

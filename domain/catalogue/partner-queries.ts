import { asc, count, eq } from 'drizzle-orm';
import { partnerLinks, partners } from '#database/schema/catalogue.ts';
import type { DomainContext } from '../shared/context.ts';

/** One who sells tee times, and for how many of our courses. */
export type Partner = { id: number; name: string; website: string; courses: number };

const MOST_PARTNERS = 500;

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

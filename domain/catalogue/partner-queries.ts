import { asc, count, eq, sql } from 'drizzle-orm';
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

type BookingLink = { partner: string; template: string };

/** Where a tee time of a course can be booked, by partner's name: a column for queries of courses. */
export const bookingLinks = sql<BookingLink[] | null>`(
	select json_agg(link) from (
		select partners.name as partner, link_template as template
		from partner_links join partners on partners.id = partner_links.partner_id
		where partner_links.course_id = courses.id order by partners.name, partners.id limit ${MOST_LINKS}
	) link
)`.as('booking_links');

/** A link's `{date}` is left open: no day is asked for here. */
export const toPartnerLinks = (links: readonly BookingLink[] | null): { partner: string; url: string }[] =>
	(links ?? []).map(({ partner, template }) => ({ partner, url: template.replaceAll('{date}', '') }));

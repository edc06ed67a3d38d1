import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { courses, partnerLinks, partners } from '#database/schema/catalogue.ts';
import type { DomainContext } from '#domain/shared/context.ts';

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

/** Where a tee time can be booked, with the partner's name. */
export type PartnerLink = { partner: string; url: string };

const fill = ({ partner, template }: BookingLink, day: string): PartnerLink => ({
	partner,
	url: template.replaceAll('{date}', day),
});

/** A link's `{date}` is left open: no day is asked for here. */
export const toPartnerLinks = (links: readonly BookingLink[] | null): PartnerLink[] =>
	(links ?? []).map((link) => fill(link, ''));

/**
 * Where tee times of these courses can be booked on `day` (YYYY-MM-DD), by the course's id and in the order of the partners' names;
 * nothing for closed courses (decision C3).
 */
export async function listBookingsOn(
	ctx: DomainContext,
	courseIds: readonly number[],
	day: string,
): Promise<Map<number, PartnerLink[]>> {
	ctx.reads.add('partners');
	if (courseIds.length === 0) return new Map();
	const links = await ctx.db
		.select({ courseId: courses.id, partner: partners.name, template: partnerLinks.linkTemplate })
		.from(partnerLinks)
		.innerJoin(partners, eq(partners.id, partnerLinks.partnerId))
		.innerJoin(courses, eq(courses.id, partnerLinks.courseId))
		.where(and(inArray(courses.id, [...courseIds]), isNull(courses.closedOn)))
		.orderBy(asc(partners.name), asc(partners.id))
		.limit(courseIds.length * MOST_LINKS);
	const byCourse = Map.groupBy(links, ({ courseId }) => courseId);
	return new Map([...byCourse].map(([id, some]) => [id, some.map((link) => fill(link, day))]));
}

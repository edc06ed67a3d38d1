import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { partnerLinks, partners } from '#database/schema/catalogue.ts';
import { isSecureAddress } from '../catalogue/rules.ts';
import type { DomainContext } from '../shared/context.ts';
import { recordDecision } from '../shared/desk/desk-log.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { cleanLine, visibleLength } from '../shared/text/text.ts';
import { inTransaction } from '../shared/transaction.ts';
import { lockWholeCourse } from './edit-commands.ts';

export type PartnerLinkFailure =
	| { kind: 'not-an-editor' }
	| { kind: 'course-unknown' }
	| { kind: 'partner-unknown' }
	/** A new partner has a name of at most 120 characters and an https address. */
	| { kind: 'partner-wrong' }
	/** A booking link is an https address; `{date}` in it is filled with the day. */
	| { kind: 'link-wrong' };

/** A partner there is, or one that is to be made. */
export type ChosenPartner = { id: number } | { name: string; website: string };

type Outcome = Result<object, PartnerLinkFailure>;
const LONGEST_NAME = 120;

/** Sets where a partner sells tee times of a course, once a partner and course. Fails as `PartnerLinkFailure` lists. */
export async function setPartnerLink(
	ctx: DomainContext,
	courseId: number,
	{ partner, link }: { partner: ChosenPartner; link: string },
): Promise<Outcome> {
	const linkTemplate = link.trim();
	if (!isSecureAddress(linkTemplate.replaceAll('{date}', '2026-01-01'))) return failure({ kind: 'link-wrong' });
	return changeLinks(ctx, courseId, async (tx) => {
		const partnerId = await requirePartner(tx, partner);
		if (!partnerId.ok) return partnerId;
		const there = { courseId, partnerId: partnerId.value };
		const [before] = await tx.select().from(partnerLinks).where(isLink(there));
		await tx
			.insert(partnerLinks)
			.values({ ...there, linkTemplate })
			.onConflictDoUpdate({ target: [partnerLinks.courseId, partnerLinks.partnerId], set: { linkTemplate } });
		const was = before ? { partner: there.partnerId, link: before.linkTemplate } : null;
		await record(tx, ctx, courseId, 'partner link set', was, { partner: there.partnerId, link: linkTemplate });
		return success({});
	});
}

/** Takes a partner's link from a course. Fails as `PartnerLinkFailure` lists. */
export async function removePartnerLink(ctx: DomainContext, courseId: number, partnerId: number): Promise<Outcome> {
	return changeLinks(ctx, courseId, async (tx) => {
		const [gone] = await tx.delete(partnerLinks).where(isLink({ courseId, partnerId })).returning();
		if (!gone) return failure({ kind: 'partner-unknown' });
		const was = { partner: partnerId, link: gone.linkTemplate };
		await record(tx, ctx, courseId, 'partner link removed', was, null);
		return success({});
	});
}

const isLink = ({ courseId, partnerId }: { courseId: number; partnerId: number }) =>
	and(eq(partnerLinks.courseId, courseId), eq(partnerLinks.partnerId, partnerId));

async function changeLinks(
	ctx: DomainContext,
	courseId: number,
	work: (tx: Database) => Promise<Outcome>,
): Promise<Outcome> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	const outcome = await inTransaction<Outcome>(ctx, async (tx) => {
		if (!(await lockWholeCourse(tx, courseId))) return failure({ kind: 'course-unknown' });
		return work(tx);
	});
	if (outcome.ok) for (const key of [`course:${courseId}`, 'partners']) ctx.changes.add(key);
	return outcome;
}

async function requirePartner(tx: Database, chosen: ChosenPartner): Promise<Result<number, PartnerLinkFailure>> {
	if ('id' in chosen) {
		const [known] = await tx.select({ id: partners.id }).from(partners).where(eq(partners.id, chosen.id));
		return known ? success(known.id) : failure({ kind: 'partner-unknown' });
	}
	const [name, website] = [cleanLine(chosen.name), chosen.website.trim()];
	if (visibleLength(name) < 2 || name.length > LONGEST_NAME || !isSecureAddress(website))
		return failure({ kind: 'partner-wrong' });
	// A partner of that name is the same partner, however often an editor types it anew.
	const [known] = await tx
		.select({ id: partners.id })
		.from(partners)
		.where(sql`lower(${partners.name}) = lower(${name})`);
	if (known) return success(known.id);
	const [made] = await tx.insert(partners).values({ name, website }).returning({ id: partners.id });
	if (!made) throw new Error('the partner was not stored');
	return success(made.id);
}

function record(
	tx: Database,
	ctx: DomainContext,
	courseId: number,
	action: 'partner link set' | 'partner link removed',
	before: Record<string, unknown> | null,
	after: Record<string, unknown> | null,
) {
	return recordDecision(tx, ctx, { action, thing: { kind: 'course', id: courseId }, before, after });
}

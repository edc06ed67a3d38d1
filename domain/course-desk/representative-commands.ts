import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { users } from '#database/schema/accounts.ts';
import { courseRepresentatives } from '#database/schema/reviews.ts';
import type { DomainContext } from '../shared/context.ts';
import { recordDecision } from '../shared/desk/desk-log.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { emailAddress } from '../shared/text/email.ts';
import { inTransaction } from '../shared/transaction.ts';
import { lockWholeCourse } from './edit-commands.ts';

export type RepresentativeFailure =
	| { kind: 'not-an-editor' }
	| { kind: 'course-unknown' }
	/** No confirmed account has this address, or the member does not speak for the course. */
	| { kind: 'member-unknown' }
	| { kind: 'decided-already' };

type Outcome = Result<object, RepresentativeFailure>;

/** Lets a member answer reviews of a course in its club's name. Fails as `RepresentativeFailure` lists. */
export async function appointRepresentativeOf(ctx: DomainContext, courseId: number, email: string): Promise<Outcome> {
	return change(ctx, courseId, 'representative appointed', async (tx) => {
		const address = emailAddress.safeParse(email);
		if (!address.success) return failure({ kind: 'member-unknown' });
		const confirmed = and(eq(users.email, address.data), isNotNull(users.confirmedAt));
		const [member] = await tx.select({ id: users.id }).from(users).where(confirmed);
		if (!member) return failure({ kind: 'member-unknown' });
		const [made] = await tx
			.insert(courseRepresentatives)
			.values({ courseId, userId: member.id, createdAt: ctx.now() })
			.onConflictDoNothing()
			.returning();
		return made ? success(member.id) : failure({ kind: 'decided-already' });
	});
}

/** Takes that right back; answers that were published stay. Fails as `RepresentativeFailure` lists. */
export async function removeRepresentativeOf(ctx: DomainContext, courseId: number, userId: string): Promise<Outcome> {
	return change(ctx, courseId, 'representative removed', async (tx) => {
		const theirs = and(eq(courseRepresentatives.courseId, courseId), eq(courseRepresentatives.userId, userId));
		const [gone] = await tx.delete(courseRepresentatives).where(theirs).returning();
		return gone ? success(userId) : failure({ kind: 'member-unknown' });
	});
}

async function change(
	ctx: DomainContext,
	courseId: number,
	action: 'representative appointed' | 'representative removed',
	work: (tx: Database) => Promise<Result<string, RepresentativeFailure>>,
): Promise<Outcome> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	const outcome = await inTransaction<Outcome>(ctx, async (tx) => {
		if (!(await lockWholeCourse(tx, courseId))) return failure({ kind: 'course-unknown' });
		const member = await work(tx);
		if (!member.ok) return member;
		const who = { member: member.value };
		const isAppointed = action === 'representative appointed';
		const told = { before: isAppointed ? null : who, after: isAppointed ? who : null };
		await recordDecision(tx, ctx, { action, thing: { kind: 'course', id: courseId }, ...told });
		return success({});
	});
	if (outcome.ok) ctx.changes.add(`course:${courseId}`);
	return outcome;
}

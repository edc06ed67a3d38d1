import { and, eq } from 'drizzle-orm';
import { users } from '#database/schema/accounts.ts';
import { deskLog } from '#database/schema/desk.ts';
import type { reviews } from '#database/schema/reviews.ts';
import { carryOutDue, decideItem } from '#domain/desk/deciding/decision-commands.ts';
import type { ItemName } from '#domain/desk/kinds.ts';
import type { DomainContext, Member } from '#domain/shared/context.ts';
import type { TestDatabase } from '../databases/database.ts';
import { courseRow, memberRow, reviewRow } from '../databases/rows.ts';

/** An editor who has shown the second factor, with the context in which that editor asks. */
export async function editorRow(
	test: TestDatabase,
	overrides: Partial<DomainContext> = {},
	role: 'editor' | 'chief' = 'editor',
) {
	const member = await memberRow(test);
	await test.db.update(users).set({ role }).where(eq(users.id, member.userId));
	// `memberRow` has made it a member's.
	const viewer: Member = { ...(member.ctx.viewer as Member), role, secondFactorAt: new Date() };
	return { ...member, viewer, ctx: { ...member.ctx, viewer, ...overrides } };
}

/** Carries out every decision that is due eleven seconds from now, as the site's job does; gives the keys that changed. */
export async function carryOutAll(test: TestDatabase, now = () => new Date(Date.now() + 11_000)): Promise<Set<string>> {
	const changed = new Set<string>();
	const contextFor = (viewer: Member) => test.context({ viewer, now });
	const announce = async ({ changes }: DomainContext) => {
		for (const key of changes) changed.add(key);
	};
	while (await carryOutDue({ db: test.db, now }, contextFor, announce));
	return changed;
}

/** A review of a member that waits at the desk, with its item. */
export async function heldReview(test: TestDatabase, facts: Partial<typeof reviews.$inferInsert> = {}) {
	const course = await courseRow(test);
	const author = await memberRow(test);
	const row = await reviewRow(test, course.id, { userId: author.userId, status: 'held', heldBy: ['link'], ...facts });
	return { ...row, author, item: { kind: 'review', id: String(row.id) } as const };
}

/** What the log tells of a thing, the oldest first. */
export const listEntries = (test: TestDatabase, kind: string, id: string | number) =>
	test.db
		.select()
		.from(deskLog)
		.where(and(eq(deskLog.thingKind, kind), eq(deskLog.thingId, String(id))))
		.orderBy(deskLog.id);

/** Takes a decision that must be taken; gives its number. */
export async function decide(ctx: DomainContext, item: ItemName, posted: object): Promise<string> {
	const outcome = await decideItem(ctx, item, posted);
	if (!outcome.ok) throw new Error(outcome.kind);
	return outcome.value.decisionId;
}

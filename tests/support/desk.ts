import { eq } from 'drizzle-orm';
import { users } from '#database/schema/accounts.ts';
import { carryOutDue } from '#domain/desk/decision-commands.ts';
import type { DomainContext, Member } from '#domain/shared/context.ts';
import type { TestDatabase } from './database.ts';
import { memberRow } from './rows.ts';

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

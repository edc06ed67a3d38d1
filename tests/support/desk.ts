import type { DomainContext } from '#domain/shared/context.ts';
import type { TestDatabase } from './database.ts';
import { memberRow } from './rows.ts';

/** An editor who has just shown the second factor, with a context in which that editor asks. */
export async function editorRow(test: TestDatabase, overrides: Partial<DomainContext> = {}) {
	const { ctx, userId } = await memberRow(test);
	const viewer = { ...ctx.viewer, role: 'editor', secondFactorAt: new Date() } as DomainContext['viewer'];
	return { userId, ctx: { ...ctx, viewer, ...overrides } };
}

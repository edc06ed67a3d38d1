import { profiles } from '#database/schema/accounts.ts';
import type { NotSignedIn } from '../accounts/errors.ts';
import { golfOf } from '../reviews/member-actions/golf-changes.ts';
import type { DomainContext } from '../shared/context.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { GOLF_ITEMS, type ShownGolfInput } from './shown-golf-rules.ts';

/**
 * Stores which items of their golf the viewer's public page shows; it changes at once, wherever it is kept. Nobody sees any of it
 * while the page itself is off. Fails with `not-signed-in`.
 */
export async function saveShownGolf(ctx: DomainContext, input: ShownGolfInput): Promise<Result<object, NotSignedIn>> {
	const { viewer, db, now, changes } = ctx;
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	const { userId } = viewer;
	const chosen = { shownGolf: GOLF_ITEMS.filter((item) => input[item]), updatedAt: now() };
	await db
		.insert(profiles)
		.values({ userId, ...chosen })
		.onConflictDoUpdate({ target: profiles.userId, set: chosen });
	changes.add(golfOf(userId));
	return success({});
}

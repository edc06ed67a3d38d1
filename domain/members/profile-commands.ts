import { eq } from 'drizzle-orm';
import { profiles, users } from '#database/schema/accounts.ts';
import { isReviewersName } from '../accounts/editors/reviewer-name-queries.ts';
import type { NotSignedIn, TooOften } from '../accounts/errors.ts';
import { limitCall } from '../accounts/limits.ts';
import { isStorable, mergeMetadata } from '../accounts/metadata.ts';
import { lockAccount } from '../accounts/queries.ts';
import { getCountry } from '../catalogue/places/countries.ts';
import type { DomainContext } from '../shared/context.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { inTransaction, postgresCode } from '../shared/transaction.ts';
import type { ProfileInput } from './profile-rules.ts';

export type ProfileFailure =
	| NotSignedIn
	| TooOften
	| { kind: 'too-much-metadata' }
	| { kind: 'country-unknown' }
	/** The address belongs to somebody else, or the name can be taken for a reviewer's. */
	| { kind: 'handle-taken' }
	| { kind: 'name-taken' };

const UNIQUE_VIOLATION = '23505';

/**
 * Stores the viewer's profile as a whole; a country that is undefined stays what it was. It is printed on pages that are
 * kept; they change with it. Fails with what `ProfileFailure` lists; throws when the database does.
 */
export async function saveProfile(ctx: DomainContext, input: ProfileInput): Promise<Result<object, ProfileFailure>> {
	const limited = await limitCall(ctx, 'user');
	if (limited) return limited;
	if (ctx.viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	const { userId } = ctx.viewer;
	if (input.homeCountry && !getCountry(input.homeCountry)) return failure({ kind: 'country-unknown' });
	if (input.publicName !== null && (await isReviewersName(ctx.db, userId, input.publicName))) {
		return failure({ kind: 'name-taken' });
	}
	try {
		return await store(ctx, userId, input);
	} catch (error) {
		// Addresses of public pages are the one thing of a profile that is unique.
		if (postgresCode(error) !== UNIQUE_VIOLATION) throw error;
		return failure({ kind: 'handle-taken' });
	}
}

function store(ctx: DomainContext, userId: string, { firstName, lastName, handicap, ...shown }: ProfileInput) {
	return inTransaction<Result<object, ProfileFailure>>(ctx, async (tx) => {
		const account = await lockAccount(tx, { id: userId });
		if (!account) return failure({ kind: 'not-signed-in' });
		const metadata = mergeMetadata(account.metadata, { first_name: firstName, last_name: lastName });
		if (!isStorable(metadata)) return failure({ kind: 'too-much-metadata' });
		const updatedAt = ctx.now();
		const profile = { ...shown, handicapTenths: handicap, updatedAt };
		await tx.update(users).set({ metadata, updatedAt }).where(eq(users.id, userId));
		await tx
			.insert(profiles)
			.values({ userId, ...profile })
			.onConflictDoUpdate({ target: profiles.userId, set: profile });
		for (const key of [`member:${userId}`, 'golfers']) ctx.changes.add(key);
		return success({});
	});
}

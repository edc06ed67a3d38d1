import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { profiles } from '#database/schema/accounts.ts';
import type { DomainContext } from '../shared/context.ts';
import type { ReceivedFile } from '../shared/pictures.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { admitPicture, type UploadFailure } from './upload-commands.ts';

export type AvatarFailure = UploadFailure | { kind: 'not-signed-in' };

/**
 * Makes a picture the viewer's avatar: cropped to a square, in two sizes, before the answer. The one before it goes. Fails
 * with `not-signed-in` or what `takePhotograph` fails with.
 */
export async function setAvatar(ctx: DomainContext, file: ReceivedFile): Promise<Result<object, AvatarFailure>> {
	const { viewer } = ctx;
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	const admitted = await admitPicture(ctx, file);
	if (!admitted.ok) return admitted;
	const id = randomUUID();
	try {
		const made = await ctx.pictures.make(id, file.path, 'avatar');
		if (!made.ok) return made;
	} catch (error) {
		ctx.report('Storing an avatar failed', error);
		return failure({ kind: 'picture-store' });
	}
	await ctx.db
		.insert(profiles)
		.values({ userId: viewer.userId, avatarKey: id, updatedAt: ctx.now() })
		.onConflictDoUpdate({ target: profiles.userId, set: { avatarKey: id, updatedAt: ctx.now() } });
	ctx.changes.add(`member:${viewer.userId}`);
	return success({});
}

/** Takes the viewer's avatar away; nothing happens where there is none. */
export async function removeAvatar(ctx: DomainContext): Promise<void> {
	if (ctx.viewer.kind !== 'member') return;
	const { userId } = ctx.viewer;
	await ctx.db.update(profiles).set({ avatarKey: null, updatedAt: ctx.now() }).where(eq(profiles.userId, userId));
	ctx.changes.add(`member:${userId}`);
}

/** The key under which a member's avatar is stored, or null. */
export async function getAvatarKey(db: Database, userId: string): Promise<string | null> {
	const [row] = await db.select({ key: profiles.avatarKey }).from(profiles).where(eq(profiles.userId, userId));
	return row?.key ?? null;
}

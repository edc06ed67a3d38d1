import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { photographs } from '#database/schema/pictures.ts';
import { type Allowance, takeAllowance } from '../shared/allowance.ts';
import type { DomainContext } from '../shared/context.ts';
import type { PictureFailure, ReceivedFile } from '../shared/pictures.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { PICTURE_LIMITS } from './limits.ts';

export type UploadFailure = PictureFailure | { kind: 'picture-quota' };

const DAY_SECONDS = 86_400;
/** Ten full reviews a day, and half of that for everybody behind one address who is not signed in (S45). */
const MEMBERS: Allowance = { name: 'pictures of member', burst: 60, perSecond: 60 / DAY_SECONDS };
const VISITORS: Allowance = { name: 'pictures of network', burst: 30, perSecond: 30 / DAY_SECONDS };

/**
 * Takes an uploaded photograph that has no review yet: its head is looked at, the file laid aside, and its sizes are made
 * by a job. Fails with the kinds of `PictureFailure`, or `picture-quota`.
 */
export async function takePhotograph(
	ctx: DomainContext,
	file: ReceivedFile,
): Promise<Result<{ id: string }, UploadFailure>> {
	const admitted = await admitPicture(ctx, file);
	if (!admitted.ok) return admitted;
	if (await hasTooMany(ctx)) return failure({ kind: 'picture-quota' });
	const id = randomUUID();
	try {
		await ctx.pictures.keep(id, file.path);
	} catch (error) {
		ctx.report('a photograph could not be stored', error);
		return failure({ kind: 'picture-store' });
	}
	const userId = ctx.viewer.kind === 'member' ? ctx.viewer.userId : null;
	await ctx.db.insert(photographs).values({ id, userId, createdAt: ctx.now() });
	return success({ id });
}

/** Whether a file may be worked on at all: it is whole, a picture by its head, and within what its sender may send. */
export async function admitPicture(ctx: DomainContext, file: ReceivedFile): Promise<Result<object, UploadFailure>> {
	if (file.trouble === 'too-large') return failure({ kind: 'picture-large' });
	if (file.trouble === 'no-room') return failure({ kind: 'picture-store' });
	const { viewer, client } = ctx;
	const wait =
		viewer.kind === 'member'
			? await takeAllowance(ctx, MEMBERS, viewer.userId)
			: await takeAllowance(ctx, VISITORS, client.network);
	if (wait !== null) return failure({ kind: 'picture-quota' });
	return ctx.pictures.inspect(file.path);
}

async function hasTooMany({ db, viewer }: DomainContext): Promise<boolean> {
	if (viewer.kind === 'visitor') return false;
	const own = and(eq(photographs.userId, viewer.userId), ne(photographs.status, 'failed'));
	return (await db.$count(photographs, own)) >= PICTURE_LIMITS.ofMember;
}

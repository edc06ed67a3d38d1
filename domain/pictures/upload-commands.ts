import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { photographs } from '#database/schema/pictures.ts';
import { type Allowance, takeAllowance } from '../shared/allowance.ts';
import type { DomainContext } from '../shared/context.ts';
import type { PictureFailure, ReceivedFile } from '../shared/pictures.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { PICTURE_LIMITS } from './limits.ts';

export type UploadFailure = PictureFailure | { kind: 'picture-quota' } | { kind: 'too-many-pictures' };

const DAY_SECONDS = 86_400;
/** Ten full reviews a day, and half of that for everybody behind one address who is not signed in (S45). */
const MEMBERS: Allowance = { name: 'pictures of member', burst: 60, perSecond: 60 / DAY_SECONDS };
const VISITORS: Allowance = { name: 'pictures of network', burst: 30, perSecond: 30 / DAY_SECONDS };

type Taken = Result<{ id: string }, UploadFailure>;
type Admitted = Result<ReceivedFile, UploadFailure>;

const TOO_MANY = failure({ kind: 'too-many-pictures' as const });
const TOO_MUCH = failure({ kind: 'picture-quota' as const });

/**
 * Takes uploaded photographs that have no review yet: their heads are looked at, they are read to their end, the files laid aside, and
 * their sizes are made by a job. There are `places` for so many of them, of which one that is refused takes none. Returns for each its
 * id, or a failure with the kinds of `UploadFailure`. Whoever sends them waits for all, so nothing is asked of the database for each
 * alone.
 */
export async function takePhotographs(
	ctx: DomainContext,
	files: readonly ReceivedFile[],
	places: number = PICTURE_LIMITS.photographs,
): Promise<Taken[]> {
	const admitted = await Promise.all((await admitPictures(ctx, files)).map((outcome) => readWhole(ctx, outcome)));
	let free = admitted.some(({ ok }) => ok) ? await freePlaces(ctx) : 0;
	let left = places;
	const taken = await Promise.all(
		admitted.map(async (outcome) => {
			if (!outcome.ok) return outcome;
			if (left-- <= 0) return TOO_MANY;
			return free-- > 0 ? layAside(ctx, outcome.value) : TOO_MUCH;
		}),
	);
	const userId = ctx.viewer.kind === 'member' ? ctx.viewer.userId : null;
	const rows = taken.flatMap((outcome) => (outcome.ok ? [{ id: outcome.value.id, userId, createdAt: ctx.now() }] : []));
	if (rows.length > 0) await ctx.db.insert(photographs).values(rows);
	return taken;
}

/** One photograph, as `takePhotographs` takes them. */
export async function takePhotograph(ctx: DomainContext, file: ReceivedFile): Promise<Taken> {
	const [taken] = await takePhotographs(ctx, [file]);
	if (!taken) throw new Error('a photograph was neither taken nor refused');
	return taken;
}

/** Whether a file may be worked on at all: it is whole, a picture by its head, and within what its sender may send. */
export async function admitPicture(ctx: DomainContext, file: ReceivedFile): Promise<Admitted> {
	return admit(ctx, file, isWhole(file) && (await takeTokens(ctx, 1)) > 0);
}

/** A head says nothing of an end that is missing: nobody is thanked for a photograph that cannot be made. */
async function readWhole(ctx: DomainContext, admitted: Admitted): Promise<Admitted> {
	if (!admitted.ok) return admitted;
	try {
		const read = await ctx.pictures.readWhole(admitted.value.path);
		return read.ok ? admitted : read;
	} catch (error) {
		ctx.report('Reading a photograph failed', error);
		return failure({ kind: 'picture-store' });
	}
}

async function admitPictures(ctx: DomainContext, files: readonly ReceivedFile[]): Promise<Admitted[]> {
	let granted = await takeTokens(ctx, files.filter(isWhole).length);
	return Promise.all(files.map((file) => admit(ctx, file, isWhole(file) && granted-- > 0)));
}

const isWhole = ({ trouble }: ReceivedFile) => trouble === null;

async function admit(ctx: DomainContext, file: ReceivedFile, isGranted: boolean): Promise<Admitted> {
	if (file.trouble === 'too-large') return failure({ kind: 'picture-large' });
	if (file.trouble === 'no-room') return failure({ kind: 'picture-store' });
	if (!isGranted) return TOO_MUCH;
	const looked = await ctx.pictures.inspect(file.path);
	return looked.ok ? success(file) : looked;
}

/** How many of so many the sender may still send today: all of them by one question, or the rest one by one. */
async function takeTokens(ctx: DomainContext, wanted: number): Promise<number> {
	const { viewer, client } = ctx;
	const take = async (tokens: number) =>
		viewer.kind === 'member'
			? (await takeAllowance(ctx, MEMBERS, viewer.userId, tokens)) === null
			: (await takeAllowance(ctx, VISITORS, client.network, tokens)) === null;
	if (wanted === 0 || (await take(wanted))) return wanted;
	let granted = 0;
	while (granted < wanted - 1 && (await take(1))) granted += 1;
	return granted;
}

async function freePlaces({ db, viewer }: DomainContext): Promise<number> {
	if (viewer.kind === 'visitor') return PICTURE_LIMITS.photographs;
	const own = and(eq(photographs.userId, viewer.userId), ne(photographs.status, 'failed'));
	return PICTURE_LIMITS.ofMember - (await db.$count(photographs, own));
}

async function layAside(ctx: DomainContext, { path }: ReceivedFile): Promise<Taken> {
	const id = randomUUID();
	try {
		await ctx.pictures.keep(id, path);
		return success({ id });
	} catch (error) {
		ctx.report('Storing a photograph failed', error);
		return failure({ kind: 'picture-store' });
	}
}

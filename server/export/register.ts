import { extname } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '#app/lib/paths.ts';
import { exportMember } from '#domain/members/export-queries.ts';
import { listOwnPictures, type OwnPictures } from '#domain/pictures/own-queries.ts';
import { type Allowance, takeAllowance } from '#domain/shared/allowance.ts';
import type { DomainContext, Member } from '#domain/shared/context.ts';
import { utcDay } from '#domain/shared/day.ts';
import type { AskerOf } from '../auth/asker.ts';
import type { Core } from '../core.ts';
import type { Parts } from '../http/parts.ts';
import { refuse, tooMany } from '../http/refuse.ts';
import { nameOf, type PictureStore } from '../pictures/store.ts';
import { type ZipEntry, zipOf } from './zip.ts';

type ExportParts = Pick<Parts, 'config'> & { core: Pick<Core, 'contextFor' | 'report' | 'pictures'>; askerOf: AskerOf };

/** Reading everything of a member is dear; nobody needs it more than a few times an hour. */
const DOWNLOADS: Allowance = { name: 'export', burst: 5, perSecond: 5 / 3600 };

const PRIVATE = 'private, no-store';

/** `/account/export`: everything we keep of the member, as an archive that is written while it is sent (decision P4). */
export function registerExport(app: FastifyInstance, parts: ExportParts) {
	app.get(paths.accountData(), async (request, reply) => {
		const { core, askerOf } = parts;
		const asker = await askerOf({ headers: request.raw.headers, address: request.ip });
		reply.header('Cache-Control', PRIVATE);
		if (asker.viewer.kind !== 'member') {
			return reply.redirect(paths.login({ redirectTo: paths.settings(), said: 'required' }), 303);
		}
		const ctx = core.contextFor(asker, (message, error) => core.report(message, error, request.id));
		const wait = await takeAllowance(ctx, DOWNLOADS, asker.viewer.userId);
		if (wait !== null) return refuse(parts, request, reply, tooMany(wait));
		const pictures = picturesOf(core.pictures.store, await listOwnPictures(ctx));
		return sendArchive(ctx, asker.viewer, pictures, request, reply);
	});
}

async function sendArchive(
	ctx: DomainContext,
	member: Member,
	pictures: AsyncIterable<ZipEntry>,
	{ method }: FastifyRequest,
	reply: FastifyReply,
) {
	const day = utcDay(ctx.now());
	reply.type('application/zip').header('Content-Disposition', `attachment; filename="fescue-${day}.zip"`);
	if (method === 'HEAD') return reply.send();
	// Read before anything is sent: where it fails, the reader gets a page that says so.
	const data = Buffer.from(JSON.stringify(await exportMember(ctx, member), null, '\t'));
	const archive = Readable.from(zipOf(entriesOf(data, pictures)));
	archive.on('error', (error) => ctx.report('an archive of a member’s data broke off', error));
	return reply.send(archive);
}

/** The data, then the pictures, each in a folder of their own. */
async function* entriesOf(data: Buffer, pictures: AsyncIterable<ZipEntry>): AsyncGenerator<ZipEntry> {
	yield { name: 'data.json', bytes: [data], packed: false };
	yield { name: 'pictures/', bytes: [], packed: true };
	yield* pictures;
}

/** The largest file of each picture; one that is being removed at this moment is left out. */
async function* picturesOf(store: PictureStore, own: OwnPictures): AsyncGenerator<ZipEntry> {
	const files = [
		...own.photographs.map((id) => ({ to: `photograph-${id}`, from: nameOf(id, 'large', 'webp') })),
		...own.scorecards.map((id) => ({ to: `scorecard-${id}`, from: nameOf(id, 'scorecard', 'jpeg') })),
		...own.avatars.map((id) => ({ to: 'avatar', from: nameOf(id, 'portrait', 'webp') })),
	];
	for (const { to, from } of files) {
		const file = await store.open(from);
		if (file) yield { name: `pictures/${to}${extname(from)}`, bytes: file.stream, packed: true };
	}
}

import { extname } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from '#app/lib/paths.ts';
import { exportMember } from '#domain/members/export-queries.ts';
import { listOwnPictures, type OwnPictures } from '#domain/pictures/own-queries.ts';
import { writeBook } from '#domain/rounds/book-file/write-book.ts';
import { takeAllowance } from '#domain/shared/allowance.ts';
import type { DomainContext, Member } from '#domain/shared/context.ts';
import { utcDay } from '#domain/shared/day.ts';
import type { AskerOf } from '../auth/asker.ts';
import type { Core } from '../core.ts';
import type { Parts } from '../http/parts.ts';
import { refuse, tooMany } from '../http/refuse.ts';
import { nameOf, type PictureStore } from '../pictures/store.ts';
import { DOWNLOADS, inExportLine } from './export-line.ts';
import { type ZipEntry, zipOf } from './zip.ts';

type ExportParts = Pick<Parts, 'config'> & { core: Pick<Core, 'contextFor' | 'report' | 'pictures'>; askerOf: AskerOf };

const PRIVATE = 'private, no-store';

/** `/account/export`: everything we keep of the member, as an archive that is written while it is sent (decision P4). */
export function registerExport(app: FastifyInstance, parts: ExportParts) {
	app.get(paths.accountData(), async (request, reply) => {
		const { core, askerOf } = parts;
		const asker = await askerOf({ headers: request.raw.headers, address: request.ip });
		reply.header('Cache-Control', PRIVATE);
		const { viewer } = asker;
		if (viewer.kind !== 'member') {
			return reply.redirect(paths.login({ redirectTo: paths.settings(), flash: 'required' }), 303);
		}
		const ctx = core.contextFor(asker, (message, error) => core.report(message, error, request.id));
		// The archive is sent after that: whoever reads it slowly keeps no place.
		const read = await inExportLine(async () => {
			if (reply.raw.destroyed) return null;
			const wait = await takeAllowance(ctx, DOWNLOADS, viewer.userId);
			return wait ?? readAll(ctx, viewer, core.pictures.store, request);
		});
		if (read === null) return reply.hijack();
		if (typeof read === 'number') return refuse(parts, request, reply, tooMany(read));
		const day = utcDay(ctx.now());
		reply.type('application/zip').header('Content-Disposition', `attachment; filename="fescue-${day}.zip"`);
		return reply.send(read);
	});
}

/** The archive of a member, whose data are read before anything is sent: where that fails, the reader gets a page that says so. */
async function readAll(ctx: DomainContext, member: Member, store: PictureStore, { method }: FastifyRequest) {
	const pictures = picturesOf(store, await listOwnPictures(ctx));
	if (method === 'HEAD') return undefined;
	const data = Buffer.from(JSON.stringify(await exportMember(ctx, member), null, '\t'));
	const book = Object.entries(await writeBook(ctx)).map(([name, text]) => [name, Buffer.from(text)]);
	const archive = Readable.from(zipOf(entriesOf({ 'data.json': data, ...Object.fromEntries(book) }, pictures)));
	archive.on('error', (error) => ctx.report('Sending the archive of a member’s data failed', error));
	return archive;
}

/** The data, the member's book in files of its own, then the pictures in a folder of theirs. */
async function* entriesOf(files: Record<string, Buffer>, pictures: AsyncIterable<ZipEntry>): AsyncGenerator<ZipEntry> {
	for (const [name, bytes] of Object.entries(files)) yield { name, bytes: [bytes], packed: false };
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

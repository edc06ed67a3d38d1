import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { PICTURE_LIMITS } from '#domain/pictures/limits.ts';
import type { ReceivedFile } from '#domain/shared/pictures.ts';
import { cleanLine } from '#domain/shared/text/text.ts';
import { createDiskFile, FORMS_AT_ONCE } from './disk-file.ts';
import { type HeadWatch, watchHeads } from './part-heads.ts';

/** A multipart form that was received whole: its texts as an urlencoded body, its files in a temporary folder. */
export type ReceivedForm = {
	body: Buffer;
	files: ReceivedFile[];
	/** Removes what is left of the files. Never throws. */
	clear: () => Promise<void>;
};

export type Receiving = {
	/** The folder of files that wait to be cleared. */
	temporary: string;
	/** Who sends it. */
	network: string;
	/** The fields in which the form asks for files. */
	fileFields: readonly string[];
	/** Told what kept the disk from taking a file. */
	report: (error: unknown) => void;
};

/** A form that is not taken; `statusCode` as HTTP has it. */
export class BadForm extends Error {
	override name = 'BadForm';
	readonly statusCode: 400 | 413 | 503;
	constructor(statusCode: 400 | 413 | 503, message: string) {
		super(message);
		this.statusCode = statusCode;
	}
}

const TEXT_BYTES = 65_536;
/** The parser itself cuts no names. */
const LONGEST_NAME = 60;
const LONGEST_FILE_NAME = 80;
/** Of a part's head; browsers send two lines. */
const HEAD_LIMITS = { bytes: 4_096, lines: 20 };
const LIMITS = {
	fieldSize: TEXT_BYTES,
	fields: 80,
	fileSize: PICTURE_LIMITS.bytes,
	// What is refused of them takes no place of those that are not.
	files: 2 * PICTURE_LIMITS.photographs,
	parts: 90,
	headerPairs: HEAD_LIMITS.lines,
	headerSize: HEAD_LIMITS.bytes,
};
/** The longest form: as many pictures as a review holds, and its words. */
const MOST_BYTES = PICTURE_LIMITS.photographs * PICTURE_LIMITS.bytes + 2 * TEXT_BYTES;
/** A page sends its pictures one after the other. Whoever lets forms dawdle leaves room to all other networks. */
const MOST_OF_A_NETWORK = 6;
/** By RFC 2046: of so many letters at most, in quotes where it needs them. */
const BOUNDARY = /;\s*boundary\s*=\s*(?:"([ !#-[\]-~]{1,70})"|([!#-+\--:<-[\]-~]{1,70}))\s*(?:;|$)/i;

let receiving = 0;
const receivingFrom = new Map<string, number>();

/**
 * Receives a multipart form from a stream, files straight to the disk of `temporary`. A file that is too long, or that the
 * disk does not take, is marked as such, so that the words beside it are not lost. Throws `BadForm`: 400 for what is
 * malformed, cut off or not what the form asks for, 413 for what is too much, 503 while too many forms are on their way, in
 * all or from one `network`; then no file is left.
 */
export async function receiveForm(
	stream: Readable,
	headers: IncomingHttpHeaders,
	{ temporary, network, fileFields, report }: Receiving,
): Promise<ReceivedForm> {
	if (Number(headers['content-length']) > MOST_BYTES) throw new BadForm(413, 'the form is too long');
	const leave = enter(network);
	const folder = await makeFolder(temporary, report);
	const clear = async () => {
		if (folder) await rm(folder, { recursive: true, force: true }).catch(() => {});
	};
	try {
		return { ...(await parse(stream, headers, { folder, fileFields, report })), clear };
	} catch (error) {
		await clear();
		throw error instanceof BadForm ? error : new BadForm(400, 'the form is malformed');
	} finally {
		leave();
	}
}

/** Counts a form in until what it returns is called. */
function enter(network: string): () => void {
	const before = receivingFrom.get(network) ?? 0;
	if (receiving >= FORMS_AT_ONCE || before >= MOST_OF_A_NETWORK)
		throw new BadForm(503, 'too many forms are on their way');
	receiving += 1;
	receivingFrom.set(network, before + 1);
	return () => {
		receiving -= 1;
		const left = (receivingFrom.get(network) ?? 0) - 1;
		if (left > 0) receivingFrom.set(network, left);
		else receivingFrom.delete(network);
	};
}

/** Null where the disk does not give us one: then no file is taken, but the words are. */
async function makeFolder(temporary: string, report: Receiving['report']): Promise<string | null> {
	try {
		await mkdir(temporary, { recursive: true });
		return await mkdtemp(join(temporary, 'post-'));
	} catch (error) {
		report(error);
		return null;
	}
}

/** A file's name as it is told again. */
const nameOf = (name = '') => [...cleanLine(name)].slice(0, LONGEST_FILE_NAME).join('');

type Place = { folder: string | null } & Pick<Receiving, 'fileFields' | 'report'>;

async function parse(stream: Readable, headers: IncomingHttpHeaders, place: Place) {
	const boundary = boundaryOf(headers);
	// In our spelling, so that the boundary that is watched for is the parser's.
	const type = `multipart/form-data; boundary="${boundary}"`;
	const parser = new Busboy({ headers: { 'content-type': type }, limits: LIMITS });
	const found = gather(parser, place);
	const ended = finished(parser);
	const [outcome] = await Promise.allSettled([
		pipeline(stream, inspect(watchHeads(boundary, HEAD_LIMITS)), parser),
		ended,
	]);
	if (outcome.status === 'rejected') {
		// The parser leaves a file open that was cut off in its middle: what writes it would wait for ever.
		for (const file of found.coming) file.destroy();
		await Promise.allSettled(found.writing);
		throw outcome.reason;
	}
	const files = await Promise.all(found.writing);
	return { body: Buffer.from(found.texts.toString()), files: files.filter((file) => file !== null) };
}

/** Takes what the parser finds, and ends it where that is not to be taken. */
function gather(parser: InstanceType<typeof Busboy>, { folder, fileFields, report }: Place) {
	const found = {
		texts: new URLSearchParams(),
		writing: [] as Promise<ReceivedFile | null>[],
		coming: [] as BusboyFileStream[],
	};
	let textBytes = 0;
	const refuse = (status: 400 | 413, message: string) => parser.destroy(new BadForm(status, message));
	// The parser's own types know nothing of a part without a name.
	parser.on('field', (name: string | undefined, value, _nameCut, valueCut) => {
		if (name === undefined) return refuse(400, 'a field has no name');
		textBytes += name.length + value.length;
		if (name.length > LONGEST_NAME) refuse(400, 'a field has too long a name');
		else if (valueCut || textBytes > TEXT_BYTES) refuse(413, 'the words are too long');
		else if (found.texts.has(name)) refuse(400, 'a field came twice');
		else if (value !== '' && fileFields.includes(name)) refuse(400, 'words came where a file is asked for');
		else found.texts.append(name, value);
		return undefined;
	});
	parser.on('file', (field, file, name: string | undefined) => {
		if (!fileFields.includes(field)) refuse(400, 'no field of the form asks for such a file');
		found.coming.push(file);
		const written = write({ field, name: nameOf(name) }, file, { folder, report });
		// It is asked for when the form has ended; one that fails before is not to end the process.
		written.catch(() => {});
		found.writing.push(written);
	});
	for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
		parser.on(limit, () => refuse(400, 'the form has too many parts'));
	}
	return found;
}

function boundaryOf(headers: IncomingHttpHeaders): string {
	const [, quoted, plain] = BOUNDARY.exec(headers['content-type'] ?? '') ?? [];
	const boundary = quoted ?? plain;
	if (boundary === undefined) throw new BadForm(400, 'the form has no boundary');
	return boundary;
}

/** Counts the bytes on their way to the parser, and looks at the heads of the parts. */
function inspect(takeHeads: HeadWatch) {
	let bytes = 0;
	return new Transform({
		transform(chunk: Buffer, _, done) {
			bytes += chunk.length;
			const taken = takeHeads(chunk);
			if (bytes > MOST_BYTES) done(new BadForm(413, 'the form is too long'));
			else if (!taken) done(new BadForm(400, 'the head of a part is none, or too long'));
			else done(null, taken);
		},
	});
}

/**
 * Writes one file; null for a field in which none was chosen. What the disk does not take is read all the same, so that the words
 * behind it are heard and the browser gets to read the answer.
 */
async function write(
	about: Pick<ReceivedFile, 'field' | 'name'>,
	file: BusboyFileStream,
	{ folder, report }: Omit<Place, 'fileFields'>,
): Promise<ReceivedFile | null> {
	const path = join(folder ?? '', randomUUID());
	const disk = createDiskFile(path, report);
	let isTaken = folder !== null;
	try {
		for await (const chunk of file) isTaken &&= await disk.take(chunk);
		isTaken &&= await disk.finish();
	} finally {
		await disk.close();
	}
	const trouble = file.truncated ? 'too-large' : isTaken ? null : 'no-room';
	if (trouble) await rm(path, { force: true }).catch(() => {});
	return file.bytesRead === 0 ? null : { ...about, path, bytes: file.bytesRead, trouble };
}

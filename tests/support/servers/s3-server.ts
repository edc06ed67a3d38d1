import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A bucket on this machine, and how to end its server. */
export type S3Server = {
	endpoint: string;
	region: string;
	accessKeyId: string;
	secretAccessKey: string;
	/** What is wrong with it: away (503), closed to us (403), gone (404), silent, or cut off in the middle of what is sent. */
	trouble: null | 'away' | 'closed' | 'gone' | 'silent' | 'cut';
	close: () => Promise<void>;
};

const REGION = 'eu-north-1';
const KEY = 'AKIATESTTESTTEST';
const SECRET = 'secret/of/a/bucket/of/no/use/elsewhere';

type Stored = { bytes: Buffer; type: string; at: Date };

/**
 * The part of Amazon's S3 that a picture store needs, in memory: put, get, delete, list in pages. Every call's signature
 * is checked by the published algorithm (Signature Version 4), in code that shares nothing with the client's.
 */
export async function startS3Server(): Promise<S3Server> {
	const objects = new Map<string, Stored>();
	const state: Pick<S3Server, 'trouble'> = { trouble: null };
	const server = createServer(async (request, response) => {
		if (state.trouble === 'cut') return request.once('data', () => request.socket.destroy());
		const body = await buffer(request);
		if (state.trouble === 'silent') return;
		if (state.trouble === 'away') return fail(response, 503, 'SlowDown');
		if (state.trouble === 'closed') return fail(response, 403, 'AccessDenied');
		if (state.trouble === 'gone') return fail(response, 404, 'NoSuchBucket');
		if (!isSigned(request)) return fail(response, 403, 'SignatureDoesNotMatch');
		const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
		const key = decodeURIComponent(pathname.replace(/^\/pictures\/?/, ''));
		if (request.method === 'PUT') {
			const type = request.headers['content-type'] ?? '';
			if (Number(request.headers['content-length']) !== body.length) return fail(response, 411, 'MissingContentLength');
			objects.set(key, { bytes: body, type, at: new Date() });
			return response.writeHead(200, { ETag: '"1"' }).end();
		}
		if (request.method === 'DELETE') {
			objects.delete(key);
			return response.writeHead(204).end();
		}
		if (key === '') return list(response, objects, searchParams);
		const found = objects.get(key);
		if (!found) return fail(response, 404, 'NoSuchKey');
		return response
			.writeHead(200, { 'Content-Type': found.type, 'Content-Length': found.bytes.length })
			.end(found.bytes);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	// A server that listens on an address of the internet has one of this shape.
	const { port } = server.address() as AddressInfo;
	return Object.assign(state, {
		endpoint: `http://127.0.0.1:${port}/pictures`,
		region: REGION,
		accessKeyId: KEY,
		secretAccessKey: SECRET,
		close: () =>
			new Promise<void>((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	});
}

function fail(response: ServerResponse, status: number, code: string) {
	response.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
}

/** Two a page, however many are asked for, so that the pages are walked. */
function list(response: ServerResponse, objects: Map<string, Stored>, query: URLSearchParams) {
	const after = query.get('continuation-token') ?? '';
	const keys = [...objects.keys()].toSorted().filter((key) => key > after);
	const page = keys.slice(0, 2);
	const contents = page.map((key) => {
		const { bytes, at } = objects.get(key) as Stored;
		return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><ETag>&quot;1&quot;</ETag><Size>${bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
	});
	const more = keys.length > page.length;
	const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
	response
		.writeHead(200, { 'Content-Type': 'application/xml' })
		.end(
			`<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`,
		);
}

function isSigned({ method = '', url = '/', headers }: IncomingMessage): boolean {
	const shape =
		/^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
	const [, key, day = '', region = '', signed = '', signature] = shape.exec(headers.authorization ?? '') ?? [];
	const { pathname, searchParams } = new URL(url, 'http://s3');
	const query = [...searchParams]
		.map(([name, value]) => `${encode(name)}=${encode(value)}`)
		.toSorted()
		.join('&');
	const canonical = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
	const text = [method, pathname, query, canonical.join(''), signed, headers['x-amz-content-sha256']].join('\n');
	const scope = `${day}/${region}/s3/aws4_request`;
	const toSign = [
		'AWS4-HMAC-SHA256',
		headers['x-amz-date'],
		scope,
		createHash('sha256').update(text).digest('hex'),
	].join('\n');
	const signingKey = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${SECRET}`);
	return key === KEY && region === REGION && hmac(signingKey, toSign).toString('hex') === signature;
}

const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
	encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

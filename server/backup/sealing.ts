import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Refusal } from '#database/refusal.ts';

/** Bytes of a chunk before it is sealed; each chunk is proven before a byte of it is handed on. */
const CHUNK = 65_536;
const SALT = 16;
const TAG = 16;
const CIPHER = 'aes-256-gcm';

/**
 * Encrypts a stream with AES-256-GCM in chunks. Its key is derived from the backup's key, a new salt and the entry's name,
 * so that no part can stand in another's place; a chunk's nonce is its number and whether it is the last, so that none
 * can be moved, doubled or left out.
 */
export async function* seal(key: Buffer, name: string, plain: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
	const salt = randomBytes(SALT);
	const own = deriveKey(key, salt, name);
	yield salt;
	for await (const { chunk, number, last } of inChunks(plain, CHUNK)) {
		const cipher = createCipheriv(CIPHER, own, nonceOf(number, last));
		yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
	}
}

/** Decrypts what `seal` made. Throws a `Refusal` with the first chunk that is not as it was made, or with another key. */
export async function* unseal(key: Buffer, name: string, sealed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
	const { head, rest } = await splitHead(sealed, SALT);
	if (head.length < SALT) throw damaged(name);
	const own = deriveKey(key, head, name);
	for await (const { chunk, number, last } of inChunks(rest, CHUNK + TAG)) {
		if (chunk.length < TAG) throw damaged(name);
		const decipher = createDecipheriv(CIPHER, own, nonceOf(number, last));
		decipher.setAuthTag(chunk.subarray(chunk.length - TAG));
		const plain = decipher.update(chunk.subarray(0, chunk.length - TAG));
		try {
			decipher.final();
		} catch {
			throw damaged(name);
		}
		yield plain;
	}
}

const damaged = (name: string) =>
	new Refusal(`${name} in the backup cannot be decrypted: it is damaged, or BACKUP_KEY is another.`);

const deriveKey = (key: Buffer, salt: Buffer, name: string) =>
	Buffer.from(hkdfSync('sha256', key, salt, `fescue backup: ${name}`, 32));

function nonceOf(number: number, last: boolean): Buffer {
	const nonce = Buffer.alloc(12);
	nonce.writeUInt32BE(last ? 1 : 0, 0);
	nonce.writeBigUInt64BE(BigInt(number), 4);
	return nonce;
}

/** Pieces of exactly `size` bytes; the last has what is left, which may be nothing. */
async function* inChunks(stream: AsyncIterable<Buffer>, size: number) {
	let held: Buffer = Buffer.alloc(0);
	let number = 0;
	for await (const bytes of stream) {
		held = held.length === 0 ? bytes : Buffer.concat([held, bytes]);
		// One whole chunk is kept back: only the end tells whether it was the last.
		while (held.length > size) {
			yield { chunk: held.subarray(0, size), number: number++, last: false };
			held = held.subarray(size);
		}
	}
	yield { chunk: held, number, last: true };
}

async function splitHead(stream: AsyncIterable<Buffer>, length: number) {
	const source = stream[Symbol.asyncIterator]();
	let held: Buffer = Buffer.alloc(0);
	while (held.length < length) {
		const { value, done } = await source.next();
		if (done) break;
		held = Buffer.concat([held, value]);
	}
	async function* rest() {
		yield held.subarray(length);
		for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
	}
	return { head: held.subarray(0, length), rest: rest() };
}

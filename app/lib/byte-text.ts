import { transcode } from 'node:buffer';
import { giveBack } from './own-bytes.ts';

declare const ofBytes: unique symbol;

/**
 * UTF-8 as a text: a letter of U+0000 to U+00FF for each byte. V8 keeps a text in two bytes a letter as soon as one is beyond
 * U+00FF, as in every page one is (a dash, a euro sign), and to search, cut and copy it then costs three times as much. In a byte
 * text all that is ASCII stands as it is.
 */
export type ByteText = string & { readonly [ofBytes]: true };

/** The bytes of a text. Half of a letter outside of the basic plane, which UTF-8 has no bytes for, becomes U+FFFD. */
export function byteTextOf(text: string): ByteText {
	return takeByteText(encode(text));
}

export const byteTextFrom = (bytes: Uint8Array) =>
	Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1') as ByteText;

/** From bytes that nobody else has: their memory is given back. */
export function takeByteText(bytes: Uint8Array): ByteText {
	const text = byteTextFrom(bytes);
	giveBack(bytes);
	return text;
}

export const bytesOf = (text: ByteText): Buffer => Buffer.from(text, 'latin1');

function encode(text: string): Buffer {
	const units = Buffer.from(text, 'utf16le');
	try {
		// `Buffer.from(text)` goes through a text in two bytes a letter twice, and slowly: 0.12 ms more for a course's page.
		return transcode(units, 'utf16le', 'utf8') as Buffer;
	} catch {
		return Buffer.from(text);
	} finally {
		giveBack(units);
	}
}

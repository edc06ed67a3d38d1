import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { failure, type Result, success } from './result.ts';

/**
 * A form's signed stamp: a one-time id and the moment the form was made, so that a second submit can be told from a
 * first (double click, reload, retry) and a form filled in no time from one a person has read.
 */
export type Stamp = { id: string; issuedAt: Date };
export type StampFailure = { kind: 'stamp-invalid' } | { kind: 'stamp-expired' };

const LIFE_MILLISECONDS = 7 * 24 * 3_600_000;
const SHAPE = /^([\w-]{22})\.(\d{13})\.([\w-]{43})$/;

const sign = (secret: string, text: string) =>
	createHmac('sha256', secret).update(`form stamp ${text}`).digest('base64url');

/** A fresh stamp, `id.milliseconds.signature`. */
export const issueStamp = (secret: string, now: Date): string =>
	stampWith(secret, randomBytes(16).toString('base64url'), now);

/** The stamp of a program's own one-time key: the same key, the same one-time id. */
export const stampOfKey = (secret: string, key: string, issuedAt: Date): string =>
	stampWith(secret, createHmac('sha256', secret).update(`own key ${key}`).digest('base64url').slice(0, 22), issuedAt);

function stampWith(secret: string, id: string, issuedAt: Date): string {
	const text = `${id}.${issuedAt.getTime()}`;
	return `${text}.${sign(secret, text)}`;
}

/** The stamp's content, or why it is not good: forged or mangled, more than seven days old or, by a clock that was ahead, to come. */
export function readStamp(secret: string, stamp: string, now: Date): Result<Stamp, StampFailure> {
	const [, id, time, signature] = SHAPE.exec(stamp) ?? [];
	if (!id || !time || !signature) return failure({ kind: 'stamp-invalid' });
	const wanted = sign(secret, `${id}.${time}`);
	if (!timingSafeEqual(Buffer.from(wanted), Buffer.from(signature))) return failure({ kind: 'stamp-invalid' });
	const issuedAt = new Date(Number(time));
	if (Math.abs(now.getTime() - issuedAt.getTime()) > LIFE_MILLISECONDS) return failure({ kind: 'stamp-expired' });
	return success({ id, issuedAt });
}

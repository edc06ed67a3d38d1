import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DomainContext, Viewer } from '../context.ts';
import { failure, type Result, success } from '../result.ts';

/**
 * A form's signed stamp: a one-time id and the moment the form was made, so that a second submit can be told from a
 * first (double click, reload, retry) and a form filled in no time from one a person has read. In it stands, as a tag, who
 * opened the form.
 */
export type Stamp = { id: string; issuedAt: Date };
export type StampFailure = { kind: 'stamp-invalid' } | { kind: 'stamp-expired' };

/** How long a form can be sent after it was made. */
export const LIFE_MILLISECONDS = 7 * 24 * 3_600_000;
/**
 * The same of a form that may wait on a device for a connection (B5). The receipt of what was taken stays for longer (`RETENTION`), so that
 * whatever is sent again meanwhile, because its answer was lost, is known.
 */
export const WAITING_LIFE_MILLISECONDS = 30 * 24 * 3_600_000;
const SHAPE = /^([\w-]{22})\.(\d{13})\.([\w-]{11}|visitor|)\.([\w-]{43})$/;

const sign = (secret: string, text: string) =>
	createHmac('sha256', secret).update(`form stamp ${text}`).digest('base64url');

/**
 * A fresh stamp, `id.milliseconds.opener.signature`. Without an `opener` the form is nobody's: whoever sends it, it means the same.
 */
export const issueStamp = (secret: string, now: Date, opener = ''): string =>
	stampWith(secret, randomBytes(16).toString('base64url'), now, opener);

/** The stamp of a form that is bound to whoever opened it: sent by anybody else, it is asked about first. */
export const stampFor = ({ secret, now, viewer }: Pick<DomainContext, 'secret' | 'now' | 'viewer'>): string =>
	issueStamp(secret, now(), openerTag(secret, viewer));

/** The stamp of a program's own one-time key: the same key, the same one-time id. */
export const stampOfKey = (secret: string, key: string, issuedAt: Date): string =>
	stampWith(
		secret,
		createHmac('sha256', secret).update(`own key ${key}`).digest('base64url').slice(0, 22),
		issuedAt,
		'',
	);

/** What stands in a stamp for whoever opened the form: `visitor`, or a tag of the member with no name in it. */
export const openerTag = (secret: string, viewer: Viewer): string =>
	viewer.kind === 'visitor'
		? VISITOR
		: createHmac('sha256', secret).update(`form opener ${viewer.userId}`).digest('base64url').slice(0, 11);

const VISITOR = 'visitor';

function stampWith(secret: string, id: string, issuedAt: Date, opener: string): string {
	const text = `${id}.${issuedAt.getTime()}.${opener}`;
	return `${text}.${sign(secret, text)}`;
}

/** The tag of whoever opened the form, however long ago; empty where the form is nobody's, null where the stamp is not ours. */
export function openerOf(secret: string, stamp: string): string | null {
	return verify(secret, stamp)?.opener ?? null;
}

/**
 * The stamp's content, or why it is not good: forged or mangled, older than `life`, seven days unless told otherwise, or, by a clock that
 * was ahead, to come.
 */
export function readStamp(
	secret: string,
	stamp: string,
	now: Date,
	life = LIFE_MILLISECONDS,
): Result<Stamp, StampFailure> {
	const signed = verify(secret, stamp);
	if (!signed) return failure({ kind: 'stamp-invalid' });
	const { id, issuedAt } = signed;
	if (Math.abs(now.getTime() - issuedAt.getTime()) > life) return failure({ kind: 'stamp-expired' });
	return success({ id, issuedAt });
}

function verify(secret: string, stamp: string): (Stamp & { opener: string }) | null {
	const [, id, time, opener = '', signature] = SHAPE.exec(stamp) ?? [];
	if (!id || !time || !signature) return null;
	const wanted = sign(secret, `${id}.${time}.${opener}`);
	if (!timingSafeEqual(Buffer.from(wanted), Buffer.from(signature))) return null;
	return { id, issuedAt: new Date(Number(time)), opener };
}

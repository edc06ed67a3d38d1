import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a visitor may take a report back with the link that was given for it: as long as anything of it can be said. */
export const TAKE_BACK_DAYS = 60;

const MILLISECONDS_A_DAY = 86_400_000;
const SHAPE = /^([1-9]\d{0,8})-([1-9]\d{0,5})-([\w-]{43})$/;

const sign = (secret: string, text: string) =>
	createHmac('sha256', secret).update(`take back conditions ${text}`).digest('base64url');

/** A signed text that lets whoever has it take one report of conditions back, from now on for `TAKE_BACK_DAYS`. */
export function makeTakeBackLink(secret: string, reportId: number, now: Date): string {
	const text = `${reportId}-${Math.floor(now.getTime() / MILLISECONDS_A_DAY) + TAKE_BACK_DAYS}`;
	return `${text}-${sign(secret, text)}`;
}

/** The id of the report that a link is good for; null where it is forged, mangled or too old. */
export function readTakeBackLink(secret: string, link: string, now: Date): number | null {
	const [, id, until, signature] = SHAPE.exec(link) ?? [];
	if (!id || !until || !signature) return null;
	if (!timingSafeEqual(Buffer.from(sign(secret, `${id}-${until}`)), Buffer.from(signature))) return null;
	return Number(until) * MILLISECONDS_A_DAY < now.getTime() ? null : Number(id);
}

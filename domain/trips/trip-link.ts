import { createHmac, timingSafeEqual } from 'node:crypto';

const SHAPE = /^([1-9]\d{0,8})-([1-9]\d{0,8})-([\da-f]{32})$/;
/** 128 bits, which nobody guesses; in letters that are small, as addresses of pages are. */
const BYTES = 16;

const sign = (secret: string, text: string) =>
	createHmac('sha256', secret).update(`trip link ${text}`).digest().subarray(0, BYTES).toString('hex');

/** Which trip a link is of, and the number of the link. */
export type TripLink = { id: number; number: number };

/** The text in the address of a trip for whoever travels along. It is made anew each time and stored nowhere. */
export function makeTripLink(secret: string, { id, number }: TripLink): string {
	const text = `${id}-${number}`;
	return `${text}-${sign(secret, text)}`;
}

/** What a link leads to; null where it is none of ours. Whether it is still open the trip itself knows. */
export function readTripLink(secret: string, link: string): TripLink | null {
	const [, id, number, signature] = SHAPE.exec(link) ?? [];
	if (!id || !number || !signature) return null;
	const wanted = sign(secret, `${id}-${number}`);
	if (!timingSafeEqual(Buffer.from(wanted), Buffer.from(signature))) return null;
	return { id: Number(id), number: Number(number) };
}

import { createCookie } from 'react-router';
import { RETENTION } from '#domain/shared/retention.ts';

const cookieOf = (tripId: number, origin: string) => {
	const isSecure = origin.startsWith('https://');
	// Over https the prefix makes browsers insist on Secure, our very host and the root path.
	return createCookie(`${isSecure ? '__Host-' : ''}traveller-${tripId}`, {
		...{ path: '/', httpOnly: true, sameSite: 'lax' },
		secure: isSecure,
	});
};

type OfTrip = { id: number; lastDay: string };

/** The key by which a browser is known as a traveller of a trip; empty where it is not. */
export async function readTravellerKey(request: Request, { id }: Pick<OfTrip, 'id'>, origin: string): Promise<string> {
	const key = await cookieOf(id, origin).parse(request.headers.get('Cookie'));
	return typeof key === 'string' ? key : '';
}

/** The header by which a browser is known from now on, until what is kept of travellers goes; an empty key is forgotten. */
export function travellerCookie({ id, lastDay }: OfTrip, key: string, { origin, now }: { origin: string; now: Date }) {
	const last = new Date(lastDay).getTime();
	const ends = last + (last - RETENTION.traveller.before(new Date(last)).getTime());
	const seconds = Math.max(0, Math.floor((ends - now.getTime()) / 1_000));
	return cookieOf(id, origin).serialize(key, { maxAge: key === '' ? 0 : seconds });
}

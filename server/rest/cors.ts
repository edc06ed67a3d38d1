import { type Header, OPEN_TO_ALL } from '../security/headers.ts';

/** Headers that the stock client sends, whatever it asks for: a page of any site may. */
const SENT = [
	'Accept',
	'Accept-Profile',
	'Apikey',
	'Authorization',
	'Content-Profile',
	'Content-Type',
	'If-None-Match',
	'Prefer',
	'Range',
	'Range-Unit',
	'X-Client-Info',
];
const DAY_SECONDS = 86_400;

/** As data calls, with what the stock client reads besides. */
export const OPEN_TO_CLIENT: readonly Header[] = OPEN_TO_ALL.map(([name, value]) =>
	name === 'Access-Control-Expose-Headers' ? [name, `Content-Range, Preference-Applied, ${value}`] : [name, value],
);

/** What a browser asks before a page of another site may call: it may read. */
export const PREFLIGHT: readonly Header[] = [
	...OPEN_TO_CLIENT,
	['Access-Control-Allow-Methods', 'GET, HEAD'],
	['Access-Control-Allow-Headers', SENT.join(', ')],
	['Access-Control-Max-Age', String(DAY_SECONDS)],
];

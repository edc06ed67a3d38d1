import { LIFETIMES } from '#domain/accounts/lifetimes.ts';
import type { SessionChange, SessionGrant } from '#domain/shared/account-services.ts';
import type { DomainContext } from '#domain/shared/context.ts';

/** What a browser has sent us of its session. Empty where it has sent none, or two of the same name (S15). */
export type SessionCookies = { accessToken: string | null; refreshToken: string | null };

type Setting = { name: string; value: string; seconds: number | null; isReadable?: boolean };

/** Says that it is worth asking who is signed in; readable by our scripts, and nothing else in it. */
const HINT = 'signed_in';

/** Over https the names' prefix makes browsers insist on Secure, our very host and the root path. */
const namesAt = (origin: string) =>
	isSecure(origin)
		? { access: '__Host-at', refresh: '__Host-rt', signUps: '__Host-su' }
		: { access: 'at', refresh: 'rt', signUps: 'su' };

const isSecure = (origin: string) => origin.startsWith('https://');

/** Reads our cookies out of a `Cookie` header. */
export function readSessionCookies(header: string | undefined, origin: string): SessionCookies {
	const names = namesAt(origin);
	return { accessToken: onlyOne(header, names.access), refreshToken: onlyOne(header, names.refresh) };
}

const UUIDS = /^[\da-f-]{36}(\.[\da-f-]{36})*$/;

/** The sign-ups made in this browser, by the ids that they answered, the newest first. */
export function readSignUps(header: string | undefined, origin: string): string[] {
	const value = onlyOne(header, namesAt(origin).signUps) ?? '';
	return UUIDS.test(value) ? value.split('.') : [];
}

function onlyOne(header: string | undefined, name: string): string | null {
	const pairs = (header ?? '').split(';').map((pair) => pair.trim());
	const values = pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1));
	return values.length === 1 ? values[0] || null : null;
}

/** What a request may have changed of what its browser keeps. */
export type BrowserChange = Pick<DomainContext, 'sessionChange' | 'signUpsChange'>;

/** The `Set-Cookie` headers that tell a browser what has become of its session and its sign-ups; none while nothing has. */
export const changedCookies = ({ sessionChange, signUpsChange }: BrowserChange, origin: string): string[] => [
	...sessionCookies(sessionChange, origin),
	...(signUpsChange ? [signUpsCookie(signUpsChange, origin)] : []),
];

/** Kept for as long as the link of the letter is good. */
const signUpsCookie = (ids: readonly string[], origin: string) =>
	write(
		{ name: namesAt(origin).signUps, value: ids.join('.'), seconds: LIFETIMES.links.signup / 1_000 },
		isSecure(origin),
	);

function sessionCookies(change: SessionChange | null, origin: string): string[] {
	if (!change) return [];
	const names = namesAt(origin);
	const settings: Setting[] =
		change.kind === 'begun'
			? begin(names, change.grant)
			: [names.access, names.refresh, HINT].map((name) => ({ name, value: '', seconds: 0, isReadable: name === HINT }));
	return settings.map((setting) => write(setting, isSecure(origin)));
}

/** Kept for as long as the session may last with "Remember me", else until the browser ends. */
function begin(names: ReturnType<typeof namesAt>, grant: SessionGrant): Setting[] {
	const kept = (seconds: number) => (grant.remember ? seconds : null);
	const session = kept(grant.sessionSeconds);
	return [
		{ name: names.access, value: grant.accessToken, seconds: kept(grant.seconds) },
		{ name: names.refresh, value: grant.refreshToken, seconds: session },
		{ name: HINT, value: '1', seconds: session, isReadable: true },
	];
}

/** Ends with the very attributes it was set with, or browsers keep the old one. */
function write({ name, value, seconds, isReadable }: Setting, secure: boolean): string {
	return [
		`${name}=${value}`,
		'Path=/',
		'SameSite=Lax',
		...(secure ? ['Secure'] : []),
		...(isReadable ? [] : ['HttpOnly']),
		...(seconds === null ? [] : [`Max-Age=${seconds}`]),
	].join('; ');
}

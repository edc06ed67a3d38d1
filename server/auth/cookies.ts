import type { SessionChange, SessionGrant } from '#domain/shared/account-services.ts';

/** What a browser has sent us of its session. Empty where it has sent none, or two of the same name (S15). */
export type SessionCookies = { accessToken: string | null; refreshToken: string | null };

type Setting = { name: string; value: string; seconds: number | null; isReadable?: boolean };

/** Says that it is worth asking who is signed in; readable by our scripts, and nothing else in it. */
const HINT = 'signed_in';

/** Over https the names' prefix makes browsers insist on Secure, our very host and the root path. */
const namesAt = (origin: string) =>
	isSecure(origin) ? { access: '__Host-at', refresh: '__Host-rt' } : { access: 'at', refresh: 'rt' };

const isSecure = (origin: string) => origin.startsWith('https://');

/** Reads our cookies out of a `Cookie` header. */
export function readSessionCookies(header: string | undefined, origin: string): SessionCookies {
	const names = namesAt(origin);
	const pairs = (header ?? '').split(';').map((pair) => pair.trim());
	const onlyOne = (name: string) => {
		const values = pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1));
		return values.length === 1 ? values[0] || null : null;
	};
	return { accessToken: onlyOne(names.access), refreshToken: onlyOne(names.refresh) };
}

/** The `Set-Cookie` headers that tell a browser what has become of its session; none while nothing has. */
export function sessionCookies(change: SessionChange | null, origin: string): string[] {
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

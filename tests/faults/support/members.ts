import { expect } from 'vitest';
import { tellDatabase } from './tell-database.ts';

export const PASSWORD = 'three long irons';

const JSON_BODY = { 'Content-Type': 'application/json', 'X-Forwarded-For': '10.77.1.1' };

/** Calls the accounts service of a site. */
export async function callAccounts(
	origin: string,
	call: string,
	body: object,
	headers: Record<string, string> = {},
	method: 'POST' | 'PUT' = 'POST',
): Promise<{ status: number; text: string }> {
	const answer = await fetch(`${origin}/auth/v1/${call}`, {
		method,
		body: JSON.stringify(body),
		headers: { ...JSON_BODY, ...headers },
	});
	return { status: answer.status, text: await answer.text() };
}

/** A new member, whose address is confirmed in the database: nobody reads the letter. */
export async function signUpConfirmed(origin: string, databaseUrl: string, email: string): Promise<void> {
	expect((await callAccounts(origin, 'signup', { email, password: PASSWORD })).status).toBe(200);
	// Until an address is confirmed, its password waits with the letter.
	await tellDatabase(
		databaseUrl,
		`update users set confirmed_at = now(), password_hash = t.password_hash
		from one_time_tokens t where t.user_id = users.id and email = $1`,
		[email],
	);
}

/** For a form of the member whose browser sends these cookies. */
export async function memberStamp(origin: string, cookie: string): Promise<string> {
	const answer = await fetch(`${origin}/account/marks`, { headers: { Cookie: cookie } });
	const { stamp } = (await answer.json()) as { stamp: string };
	return stamp;
}

/** The tokens of a member's new session, and the cookies in which a browser sends them. */
export async function signIn(
	origin: string,
	email: string,
	headers: Record<string, string> = {},
): Promise<{ Cookie: string; accessToken: string }> {
	const body = { email, password: PASSWORD };
	const { status, text } = await callAccounts(origin, 'token?grant_type=password', body, headers);
	expect(status, text).toBe(200);
	const { access_token, refresh_token } = JSON.parse(text) as Record<string, string>;
	return { Cookie: `at=${access_token}; rt=${refresh_token}`, accessToken: access_token ?? '' };
}

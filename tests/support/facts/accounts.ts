import { and, desc, eq } from 'drizzle-orm';
import { mailOutbox } from '#database/schema/mail.ts';
import { redeemLink } from '#domain/accounts/links/link-commands.ts';
import { signIn } from '#domain/accounts/sessions/sign-in-commands.ts';
import { signUp } from '#domain/accounts/sign-up/sign-up-commands.ts';
import type { MessageName } from '#domain/mail/messages.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { linkTokenOf } from '#domain/shared/secrets.ts';
import type { TestDatabase } from '../databases/database.ts';

export const PASSWORD = 'heather and gorse';

/** A clock that stands until it is moved. */
export function standingClock(start = '2026-06-15T12:00:00Z') {
	let time = Date.parse(start);
	return {
		now: () => new Date(time),
		advance: (milliseconds: number) => {
			time += milliseconds;
		},
	};
}

let networks = 0;

/** A client of a network of its own, so that one test's limits are not another's. */
export const newClient = (userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0') => ({
	network: `198.18.${Math.floor(++networks / 250)}.${(networks % 250) + 1}`,
	userAgent,
});

/** Letters of a kind to somebody, the newest first. */
export function lettersTo({ db }: Pick<DomainContext, 'db'>, recipient: string, message: MessageName) {
	return db
		.select()
		.from(mailOutbox)
		.where(and(eq(mailOutbox.recipient, recipient), eq(mailOutbox.message, message)))
		.orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.nextAttemptAt));
}

/** What every letter to somebody is called, in the order of the alphabet. */
export async function namesOfLetters({ db }: Pick<DomainContext, 'db'>, recipient: string): Promise<string[]> {
	const letters = await db
		.select({ message: mailOutbox.message })
		.from(mailOutbox)
		.where(eq(mailOutbox.recipient, recipient));
	return letters.map(({ message }) => message).sort();
}

/** The token of the link in the newest letter of a kind to somebody. */
export async function linkTo(ctx: Pick<DomainContext, 'db' | 'secret'>, recipient: string, message: MessageName) {
	const [letter] = await lettersTo(ctx, recipient, message);
	if (!letter?.tokenId) throw new Error(`no ${message} with a link for ${recipient}`);
	return linkTokenOf(ctx.secret, letter.tokenId);
}

/** Signs somebody up with the usual password; the address is not confirmed yet. Gives the id that was answered. */
export async function signUpAs(ctx: DomainContext, email: string, password = PASSWORD, firstName = 'Ada') {
	const metadata = { first_name: firstName, last_name: 'Green' };
	const outcome = await signUp(ctx, { email, password, metadata, termsVersion: '2025-05-07', redirectTo: null });
	if (!outcome.ok) throw new Error(outcome.kind);
	return outcome.value;
}

/** Makes somebody a member, confirmed and signed in. Gives the context of the new session and its tokens. */
export async function newMember(test: TestDatabase, email: string, overrides: Partial<DomainContext> = {}) {
	const ctx = test.context({ client: newClient(), ...overrides });
	await signUpAs(ctx, email);
	const redeemed = await redeemLink(ctx, { token: await linkTo(ctx, email, 'confirm'), kinds: ['signup'] });
	if (!redeemed.ok) throw new Error(redeemed.kind);
	return signInAs(ctx, email);
}

/** Signs a member in; gives the context of that session and its tokens. */
export async function signInAs(ctx: DomainContext, email: string, password = PASSWORD, remember = true) {
	const signedIn = await signIn({ ...ctx, viewer: { kind: 'visitor' } }, { email, password, remember });
	if (!signedIn.ok) throw new Error(signedIn.kind);
	const { grant, account } = signedIn.value;
	const read = await ctx.accounts.accessTokens.read(grant.accessToken, ctx.now());
	if (!read) throw new Error('the access token cannot be read');
	const viewer = {
		...({ kind: 'member', userId: account.id, sessionId: read.sessionId, email: account.email } as const),
		firstName: 'Ada',
		lastName: 'Green',
		role: account.role,
		secondFactorAt: null,
	};
	const own: DomainContext = { ...ctx, viewer, sessionChange: null, signUpsChange: null };
	return { ctx: own, grant, account, viewer };
}

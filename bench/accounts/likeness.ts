import { desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { sessions, users } from '#database/schema/accounts.ts';
import { newsletterSubscribers } from '#database/schema/newsletter.ts';
import { recoverPassword } from '#domain/accounts/link-commands.ts';
import { signIn } from '#domain/accounts/sign-in-commands.ts';
import { resendConfirmation, signUp } from '#domain/accounts/sign-up-commands.ts';
import { updateUser } from '#domain/accounts/user-commands.ts';
import { subscribeToNewsletter } from '#domain/newsletter/commands.ts';
import type { DomainContext, Viewer } from '#domain/shared/context.ts';
import { issueStamp } from '#domain/shared/stamp.ts';
import { at, ROUNDS, timeOnce, type Work } from './timing.ts';

export type Trial = {
	db: Database;
	/** Somebody of a network of his own, so that no limit is met. */
	visit: (viewer?: Viewer) => DomainContext;
	/** A member whose password is `password`, a second one, and an account that waits to be confirmed. */
	known: string;
	second: string;
	waiting: string;
	password: string;
};

const DETAILS = { metadata: {}, termsVersion: null, redirectTo: null };

/** S12: what known and unknown addresses take, for everything that is asked with an address. Milliseconds. */
export async function measureLikeness(trial: Trial) {
	const { visit, known, waiting, password } = trial;
	const nobody = (round: number) => `nobody-${process.pid}-${round}@golf.example`;
	const wrong = { password: 'wrong words', remember: false };
	const recover = (email: string) => recoverPassword(visit(), { email, redirectTo: null });
	const change = await changesOf(trial);
	const subscribed = await fillList(trial.db);
	const subscribe = (email: string) => {
		const ctx = visit();
		return subscribeToNewsletter(ctx, { email }, issueStamp(ctx.secret, ctx.now()));
	};
	const bothOf = (one: Work, other: Work) => timeBoth(trial, one, other);
	return {
		'sign-in': await bothOf(
			() => signIn(visit(), { ...wrong, email: known }),
			(round) => signIn(visit(), { ...wrong, email: nobody(round) }),
		),
		'sign-up': await bothOf(
			() => signUp(visit(), { ...DETAILS, password, email: known }),
			(round) => signUp(visit(), { ...DETAILS, password, email: nobody(round) }),
		),
		recover: await bothOf(
			() => recover(known),
			(round) => recover(`x${nobody(round)}`),
		),
		resend: await bothOf(
			() => resendConfirmation(visit(), waiting),
			(round) => resendConfirmation(visit(), `x${nobody(round)}`),
		),
		'e-mail change': await bothOf(
			() => change(trial.second),
			(round) => change(`y${nobody(round)}`),
		),
		newsletter: await bothOf(
			(round) => subscribe(subscribed[round] ?? ''),
			(round) => subscribe(`z${nobody(round)}`),
		),
	};
}

/** How a member who is signed in asks for another address. Throws where it is refused. */
async function changesOf({ db, visit, known, password }: Trial) {
	const signedIn = await signIn(visit(), { email: known, password, remember: false });
	if (!signedIn.ok) throw new Error(`the sign-in failed: ${signedIn.kind}`);
	const [found] = await db
		.select({ user: users, sessionId: sessions.id })
		.from(users)
		.innerJoin(sessions, eq(sessions.userId, users.id))
		.where(eq(users.email, known))
		.orderBy(desc(sessions.createdAt))
		.limit(1);
	if (!found) throw new Error('there is no member');
	const { user, sessionId } = found;
	const viewer = {
		...({ kind: 'member', userId: user.id, sessionId, email: known, role: user.role } as const),
		firstName: '',
		lastName: '',
		secondFactorAt: null,
	};
	return async (email: string) => {
		const changed = await updateUser(visit(viewer), { email, currentPassword: password });
		if (!changed.ok) throw new Error(`the change of address was refused: ${changed.kind}`);
	};
}

async function fillList(db: Database): Promise<string[]> {
	const emails = Array.from({ length: ROUNDS }, (_, index) => `reader-${process.pid}-${index}@golf.example`);
	await db
		.insert(newsletterSubscribers)
		.values(emails.map((email) => ({ email, status: 'confirmed' as const, confirmedAt: new Date() })));
	return emails;
}

/** Known and unknown by turns, so that whatever else the machine does meets both; medians, and how far they are apart. */
async function timeBoth(trial: Trial, known: Work, unknown: Work) {
	const times = { known: [] as number[], unknown: [] as number[] };
	for (let round = 0; round < ROUNDS; round++) {
		await forgetLetters(trial);
		times.known.push(await timeOnce(known, round));
		await forgetLetters(trial);
		times.unknown.push(await timeOnce(unknown, round));
	}
	const medians = { known: at(times.known, 0.5), unknown: at(times.unknown, 0.5) };
	return { ...medians, apart: Number(Math.abs(medians.known - medians.unknown).toFixed(2)) };
}

/** As if no letter had gone to them of late: within a minute of one, a known address would get none either. */
async function forgetLetters({ db, known, second, waiting }: Trial) {
	const forgotten = { recoverySentAt: null, confirmationSentAt: null, noticeSentAt: null, emailChangeSentAt: null };
	await db
		.update(users)
		.set({ ...forgotten, newEmail: null })
		.where(inArray(users.email, [known, second, waiting]));
}

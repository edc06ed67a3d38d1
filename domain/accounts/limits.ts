import { type Allowance, chargeAllowance, restoreAllowance, takeAllowance } from '../shared/allowance.ts';
import type { DomainContext } from '../shared/context.ts';
import { failure } from '../shared/result.ts';
import type { TooOften } from './errors.ts';

const perMinutes = (count: number, minutes: number) => count / (minutes * 60);

/** For each network: what a school behind one address needs, and not what a guesser would like. */
const NETWORK: Record<Call, Allowance> = {
	token: { name: 'auth token', burst: 30, perSecond: perMinutes(150, 5) },
	signup: { name: 'auth signup', burst: 30, perSecond: perMinutes(30, 5) },
	recover: { name: 'auth recover', burst: 30, perSecond: perMinutes(30, 5) },
	resend: { name: 'auth resend', burst: 30, perSecond: perMinutes(30, 5) },
	user: { name: 'auth user', burst: 30, perSecond: perMinutes(30, 5) },
	verify: { name: 'auth verify', burst: 30, perSecond: perMinutes(30, 5) },
};

export type Call = 'token' | 'signup' | 'recover' | 'resend' | 'user' | 'verify';

/** Wrong passwords for one account from one network. */
const GUESSES: Allowance = { name: 'auth guess', burst: 10, perSecond: perMinutes(10, 15) };
/** Wrong passwords for one account from anywhere. Nobody is locked out by it: each network's guesses only become dearer. */
const ALL_GUESSES: Allowance = { name: 'auth guesses', burst: 50, perSecond: perMinutes(50, 60) };
const DEAR_GUESS = 2.4;

/** Counts a call of the client's network; a failure when it was one too many. */
export async function limitCall(ctx: DomainContext, call: Call): Promise<({ ok: false } & TooOften) | null> {
	return refusalOf(await takeAllowance(ctx, NETWORK[call], ctx.client.network));
}

/**
 * Counts a guess before it is checked, so that no number of guesses at once gets past the limit. The account is named by
 * its address or id; one that does not exist is counted all the same.
 */
export async function limitGuess(ctx: DomainContext, account: string): Promise<({ ok: false } & TooOften) | null> {
	return refusalOf(await takeAllowance(ctx, GUESSES, guesser(ctx, account)));
}

/** After a wrong guess: while an account is under attack from many networks, each has three guesses instead of ten. */
export async function countWrongGuess(ctx: DomainContext, account: string) {
	const wait = await takeAllowance(ctx, ALL_GUESSES, account);
	if (wait !== null) await chargeAllowance(ctx, GUESSES, guesser(ctx, account), DEAR_GUESS);
}

/** After a right one: the owner has all ten again. */
export const forgiveGuesses = (ctx: DomainContext, account: string) =>
	restoreAllowance(ctx, GUESSES, guesser(ctx, account));

const guesser = (ctx: DomainContext, account: string) => `${account} ${ctx.client.network}`;

const refusalOf = (seconds: number | null) =>
	seconds === null ? null : failure<TooOften>({ kind: 'too-often', seconds });

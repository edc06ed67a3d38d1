import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { ofCheckout } from '#database/checkout.ts';
import { Refusal } from '#database/refusal.ts';
import { createPasswords } from '#domain/accounts/passwords/passwords.ts';
import { createAccessTokens } from '#domain/accounts/sessions/access-tokens.ts';
import type { AccountServices } from '#domain/shared/account-services.ts';
import { AUTH_ROOT } from '../http/auth-root.ts';
import { createTurnstile } from '../load/turnstile.ts';

const COMMON_PASSWORDS = ofCheckout('domain/accounts/passwords/common-passwords.txt');
/** A list of fewer is damaged: any password would pass (S64). */
const LEAST_COMMON = 8_000;

/** One core stays free for pages and the database while people sign in; 57 MiB are in use at most. */
const HASHES_AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));
/** Two more, that one hash follows the other while the rest speaks to the database. */
const SIGN_INS_AT_ONCE = HASHES_AT_ONCE + 2;
const MOST_IN_LINE = 200;

/** What accounts need of this process. `keys` as `createAccessTokens` takes them; throws when one is none. */
export async function createAccountServices(
	origin: string,
	keys: readonly [string, ...string[]],
): Promise<AccountServices> {
	const hashes = createTurnstile(HASHES_AT_ONCE, MOST_IN_LINE);
	const signIns = createTurnstile(SIGN_INS_AT_ONCE, MOST_IN_LINE);
	return {
		passwords: createPasswords({ common: await readCommonPasswords(), queue: hashes.run }),
		accessTokens: await createAccessTokens({ keys, issuer: origin + AUTH_ROOT }),
		signInLine: signIns.run,
	};
}

/** Throws a `Refusal` where the list is not there or not whole. */
export async function readCommonPasswords(file = COMMON_PASSWORDS): Promise<ReadonlySet<string>> {
	const text = await readFile(file, 'utf8').catch(() => '');
	const passwords = new Set(text.split('\n').filter((line) => line && !line.startsWith('# ')));
	if (passwords.size < LEAST_COMMON)
		throw new Refusal(`The list of common passwords is not there or not whole: ${file}`);
	return passwords;
}

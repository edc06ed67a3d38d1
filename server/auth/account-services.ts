import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createAccessTokens } from '#domain/accounts/access-tokens.ts';
import { createPasswords } from '#domain/accounts/passwords.ts';
import type { AccountServices } from '#domain/shared/account-services.ts';
import { createTurnstile } from '../api/turnstile.ts';
import { AUTH_ROOT } from './root.ts';

const COMMON_PASSWORDS = fileURLToPath(new URL('../../domain/accounts/common-passwords.txt', import.meta.url));

/** One core stays free for pages while people sign in; 38 MiB are in use at most. */
const HASHES_AT_ONCE = 2;
const HASHES_IN_LINE = 200;

/** What accounts need of this process. `keys` as `createAccessTokens` takes them; throws when one is none. */
export async function createAccountServices(
	origin: string,
	keys: readonly [string, ...string[]],
): Promise<AccountServices> {
	const turnstile = createTurnstile(HASHES_AT_ONCE, HASHES_IN_LINE);
	return {
		passwords: createPasswords({ common: await readCommonPasswords(), queue: turnstile.run }),
		accessTokens: await createAccessTokens({ keys, issuer: origin + AUTH_ROOT }),
	};
}

async function readCommonPasswords(): Promise<ReadonlySet<string>> {
	const text = await readFile(COMMON_PASSWORDS, 'utf8');
	return new Set(text.split('\n').filter((line) => line && !line.startsWith('# ')));
}

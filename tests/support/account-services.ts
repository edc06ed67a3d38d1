import { createAccountServices } from '#server/auth/account-services.ts';
import { makeSigningKey } from '#server/auth/signing-keys.ts';

/** What accounts need of a process, made as the server makes it, with a key of this run's own. */
export const testAccountServices = await createAccountServices('http://127.0.0.1', [makeSigningKey()]);

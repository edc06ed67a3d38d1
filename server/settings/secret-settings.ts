import { z } from 'zod';
import { readSigningKey } from '#domain/accounts/sessions/access-tokens.ts';
import { textFrom } from './setting-length.ts';

/** The documentation has the same. */
export const SIGNING_KEY_COMMAND =
	'openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -outform DER | base64 -w0';

const signingKey = z
	.string()
	.refine(isSigningKey, { error: `must be a private P-256 key; make one with: ${SIGNING_KEY_COMMAND}` });

/** The settings that nobody else may know, by the names of their environment variables. */
export const secretSettings = {
	SECRET: textFrom(32)
		.refine(isHardToGuess, { error: 'must be random; make one with: openssl rand -base64 48' })
		.optional(),
	AUTH_SIGNING_KEY: signingKey.optional(),
	AUTH_FORMER_KEY: signingKey.optional(),
	BACKUP_KEY: z
		.string()
		.regex(/^[A-Za-z\d+/]{43}=$/, { error: 'must be 32 random bytes; make them with: openssl rand -base64 32' })
		.transform((text) => Buffer.from(text, 'base64'))
		.optional(),
};

/** A secret of few different characters, or one that says what it is for, was typed and not made. */
function isHardToGuess(secret: string): boolean {
	return new Set(secret).size >= 12 && !/change.?me|secret|password|fescue|example/i.test(secret);
}

function isSigningKey(text: string): boolean {
	try {
		readSigningKey(text);
		return true;
	} catch {
		return false;
	}
}

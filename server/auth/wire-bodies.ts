import { z } from 'zod';
import type { UserMetadata } from '#database/schema/accounts.ts';
import { cleanMetadata } from '#domain/accounts/metadata.ts';
import { hasSigns, NAME_WITH_SIGNS } from '#domain/shared/names/shown-name.ts';
import { emailAddress } from '#domain/shared/text/email.ts';
import { invalid, refusal } from './wire-errors.ts';

const text = z.string().nullish();
const flag = z.boolean().nullish();

/** The bodies of the protocol's calls. Keys that are not named are ignored, whatever they ask for (S21). */
export const BODIES = {
	signUp: z.object({ email: text, phone: text, password: text, data: z.record(z.string(), z.unknown()).nullish() }),
	password: z.object({ email: text, phone: text, password: text, remember: flag }),
	refresh: z.object({ refresh_token: text }),
	address: z.object({ email: text }),
	resend: z.object({ type: text, email: text, phone: text }),
	verify: z.object({
		type: text,
		token_hash: text,
		token: text,
		email: text,
		phone: text,
		redirect_to: text,
		password: text,
		remember: flag,
	}),
	user: z.object({
		email: text,
		phone: text,
		password: text,
		current_password: text,
		nonce: text,
		data: z.record(z.string(), z.unknown()).nullish(),
		app_metadata: z.unknown().optional(),
	}),
	deletion: z.object({ current_password: text, nonce: text, reviews: z.enum(['kept', 'deleted']).nullish() }),
};

/** Reads a body as one of these; refuses texts that are none, objects for texts and the like (S22). */
export function readBody<Shape>(schema: z.ZodType<Shape>, body: unknown): Shape {
	const parsed = schema.safeParse(body ?? {});
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	throw invalid(`${issue?.path.join('.') || 'The body'} is not of the right type`);
}

/** An address in its canonical form, or a refusal. */
export function readEmail(given: string | null | undefined): string {
	const parsed = emailAddress.safeParse(given);
	if (!parsed.success) throw invalid('Unable to validate email address: invalid format');
	return parsed.data;
}

/** Free data as they are stored, or a refusal. */
export function readMetadata(given: Record<string, unknown> | null | undefined): UserMetadata {
	const { first_name, last_name } = given ?? {};
	if ([first_name, last_name].some((name) => typeof name === 'string' && hasSigns(name)))
		throw invalid(NAME_WITH_SIGNS);
	const metadata = cleanMetadata(given ?? {});
	if (!metadata) throw invalid('User metadata must be small, with names that are texts');
	return metadata;
}

/** JSON without the keys that make objects something else (S21); nothing for no body. */
export function parseJson(body: string): unknown {
	if (body === '') return {};
	try {
		return JSON.parse(body, (key, value: unknown) =>
			key === '__proto__' || key === 'constructor' ? undefined : value,
		);
	} catch {
		throw refusal('badJson');
	}
}

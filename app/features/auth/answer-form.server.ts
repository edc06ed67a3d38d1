import { parseWithZod } from '@conform-to/zod/v4';
import { redirectDocument } from 'react-router';
import type { $ZodType, output } from 'zod/v4/core';
import { readForm } from '#app/lib/forms/form-body.ts';
import { tryStoring } from '#app/lib/forms/form-refusal.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { againForFailure, againForFields } from '../../lib/auth/account-answer.ts';
import { AUTH_WORDS } from './auth-words.ts';
import { namesOf } from './labels.ts';

type AccountPost<Schema extends $ZodType> = {
	labels: Record<string, string>;
	schema: Schema;
	store: (wanted: output<Schema>) => Promise<{ ok: true } | { ok: false; kind: string }>;
	/** What is stored, for the log of what could not be. */
	what: string;
	/** Said of a failure that has no words of its own. */
	failed?: string;
	/** Where it says that all went well. */
	next: string;
};

/** Stores what a form about an account asks for and leads on, or gives the form again with what was typed. */
export async function answerForm<Schema extends $ZodType>(
	ctx: DomainContext,
	request: Request,
	{ labels, schema, store, what, failed = AUTH_WORDS.changeFailed.failed, next }: AccountPost<Schema>,
) {
	const form = await readForm(request, namesOf(labels));
	const submission = parseWithZod(form, { schema, disableAutoCoercion: true });
	if (submission.status !== 'success') return againForFields(submission);
	const outcome = await tryStoring(ctx, store(submission.value), what);
	// A page of its own begins at its top; the form's may be scrolled far down.
	return outcome.ok ? redirectDocument(next, 303) : againForFailure(submission, outcome, failed);
}

import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import type { $ZodType, output } from 'zod/v4/core';
import type { DomainContext } from '#domain/shared/context.ts';
import type { Sending } from '#domain/shared/forms/suspicion.ts';
import type { FormAgain } from './form-again.ts';
import { readForm, textOf } from './form-body.ts';
import { type FormFailure, isFormFailure, refuseForm, tryStoring } from './form-refusal.ts';
import { TRAP_FIELD } from './trap-field.ts';

/** What is said of a form that was filled in well and not taken: above it, or of its fields. */
export type PostRefusal = { status: number; notice?: string; fieldErrors?: Record<string, string[]> };

type Stored<Value> = { ok: true; value: Value };
type Refused<Failure extends string> = { ok: false; kind: Failure };

type Post<Schema extends $ZodType, Value, Failure extends string> = {
	fields: readonly string[];
	schema: Schema;
	/** Takes in what came beside the fields, such as files, and puts into the form what became of it. What is said where it was refused. */
	takeIn?: (form: FormData) => Promise<PostRefusal | null>;
	store: (input: output<Schema>, sending: Sending) => Promise<Stored<Value> | Refused<Failure>>;
	/** What is stored, for the log of what could not be. */
	what: string;
	/** Said where storing failed. */
	failed: string;
	/** Where it says that all went well; `intent` is the value of the button by that name that sent it, else empty. */
	next: (stored: Value, intent: string) => string;
	/** What is said of the form's own failures; null, as where there is none, is 404. */
	refuse?: (failure: Exclude<Failure, FormFailure['kind']>) => PostRefusal | null;
};

/**
 * Stores what a form asks for and leads on, or gives the form again with what was typed: 400 where a field is wrong or the
 * stamp is old, 422 where it was sent already, 503 where storing failed.
 */
export async function handlePost<Schema extends $ZodType, Value, Failure extends string>(
	ctx: DomainContext,
	request: Request,
	{ fields, schema, takeIn, store, what, failed, next, refuse }: Post<Schema, Value, Failure>,
) {
	const form = await readForm(request, [...fields, TRAP_FIELD, 'stamp', 'intent']);
	const sending = { stamp: textOf(form, 'stamp'), trapped: textOf(form, TRAP_FIELD) !== '' };
	form.delete(TRAP_FIELD);
	const again = { kind: 'again', stamp: sending.stamp, notice: null, failed: null } as const;
	const refused = (await takeIn?.(form)) ?? null;
	const submission = parseWithZod(form, { schema, disableAutoCoercion: true });
	if (submission.status !== 'success' || refused !== null) {
		const result = submission.reply({ fieldErrors: refused?.fieldErrors });
		return data<FormAgain>({ ...again, notice: refused?.notice ?? null, result }, { status: refused?.status ?? 400 });
	}
	const outcome = await tryStoring(ctx, store(submission.value, sending), what);
	if (outcome.ok) return redirect(next(outcome.value, textOf(form, 'intent')), 303);
	const result = { initialValue: Object.fromEntries(fields.map((name) => [name, textOf(form, name)])) };
	if (isFormFailure(outcome)) {
		const { status, ...refusal } = refuseForm(ctx, outcome, sending.stamp, failed);
		return data<FormAgain>({ ...again, ...refusal, result }, { status });
	}
	const refusal = refuse?.(outcome.kind as Exclude<Failure, FormFailure['kind']>);
	if (!refusal) throw data(null, { status: 404 });
	const { status, notice = null, fieldErrors } = refusal;
	return data<FormAgain>(
		{ ...again, notice, result: fieldErrors ? submission.reply({ fieldErrors }) : result },
		{ status },
	);
}

import { data, redirect } from 'react-router';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import { isFormFailure, refuseForm, tryStoring } from '#app/lib/forms/form-refusal.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { ownPath } from '#domain/shared/own-path.ts';
import type { Result } from '#domain/shared/result.ts';

/** Why a small form was not taken, on its own page, and a stamp that is good: a refused form's page is not read anew. */
export type ActionRefusal = { notice: string; stamp: string };

type MemberAction<Failure extends { kind: string }, Field extends string> = {
	act: Action<Failure, Field>;
	/** Names of the fields that the form has beside its stamp. */
	fields?: readonly Field[];
	home: string;
	refusals?: Record<string, string>;
};

const FAILED = 'That did not get through. Please try again.';

/** Given the texts of the form's own fields, too. */
type Action<Failure extends { kind: string }, Field extends string> = (
	stamp: string,
	fields: Record<Field, string>,
) => Promise<Result<unknown, Failure>>;

/**
 * Runs the command of a small form and leads back to where it was pressed, else to `home`. A failure that has words in
 * `refusals` is said on the form's page; all others are not found.
 */
export async function handleMemberAction<Failure extends { kind: string }, Field extends string = never>(
	ctx: DomainContext,
	request: Request,
	{ act, fields = [], home, refusals = {} }: MemberAction<Failure, Field>,
) {
	const form = await readForm(request, ['stamp', 'back', ...fields]);
	const stamp = textOf(form, 'stamp');
	// Every field has its text, and there are no others.
	const own = Object.fromEntries(fields.map((name) => [name, textOf(form, name)])) as Record<Field, string>;
	const outcome = await tryStoring(ctx, act(stamp, own), 'a small form');
	if (outcome.ok) return redirect(wayBack(textOf(form, 'back'), home, new URL(request.url).origin), 303);
	const refused = outcome as { kind: string };
	if (isFormFailure(refused)) {
		const { status, notice, stamp: good } = refuseForm(ctx, refused, stamp, FAILED);
		return data<ActionRefusal>({ notice: notice ?? FAILED, stamp: good }, { status });
	}
	const notice = refusals[refused.kind];
	if (notice === undefined) throw data(null, { status: 404 });
	return data<ActionRefusal>({ notice, stamp }, { status: 422 });
}

/** An address from outside comes without its fragment; where it is `home`, that one's is known. */
function wayBack(back: string, home: string, origin: string): string {
	const own = ownPath(back, origin);
	return own === null || own === ownPath(home, origin) ? home : own;
}

/** Where the small page leads back to: what the address asks for, where that is ours. */
export function backOf(request: Request, home: string): string {
	const { origin, searchParams } = new URL(request.url);
	return ownPath(searchParams.get('back'), origin) ?? home;
}

import { data } from 'react-router';
import { textOf } from '#app/lib/forms/form-body.ts';
import type { ActionAgain } from './action-again.ts';
import { actionRefusal, toldOf } from './decide-item.server.ts';
import { deskFailure } from './desk-words.ts';
import { refusalStatus } from './refusal-status.ts';

/** Answers an action that was refused. */
export const refuseAction = (form: FormData, kind: string) =>
	data<ActionAgain>({ ...typedIn(form), error: deskFailure(kind) }, { status: refusalStatus(kind) });

/** Answers an action that is a decision with ten seconds to undo it, and was not taken. */
export const refuseDecision = (form: FormData, failed: Parameters<typeof actionRefusal>[0]) =>
	data<ActionAgain>(
		{ ...typedIn(form), told: toldOf(failed, form), ...actionRefusal(failed) },
		{ status: refusalStatus(failed.kind) },
	);

const typedIn = (form: FormData) => ({
	outcome: textOf(form, 'outcome'),
	words: textOf(form, 'words'),
	ground: textOf(form, 'ground'),
});

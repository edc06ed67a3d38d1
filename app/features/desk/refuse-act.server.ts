import { data } from 'react-router';
import type { DecideFailure } from '#domain/desk/decision-commands.ts';
import { textOf } from '../../lib/form-body.ts';
import type { ActAgain } from './act-again.ts';
import { actRefusal, statusOf } from './decide-item.server.ts';
import { deskFailure } from './desk-words.ts';

/** Answers an act that was refused: 409 where another editor was faster, 400 where something is missing. */
export function refuseAct(form: FormData, kind: string) {
	const status = kind === 'decided-already' || kind === 'version-changed' ? 409 : 400;
	return data<ActAgain>({ ...typedIn(form), error: deskFailure(kind) }, { status });
}

/** Answers an act that is a decision with ten seconds to undo it, and was not taken. */
export const refuseDecision = (form: FormData, failed: DecideFailure) =>
	data<ActAgain>({ ...typedIn(form), ...actRefusal(failed) }, { status: statusOf(failed) });

const typedIn = (form: FormData) => ({
	...{ outcome: textOf(form, 'outcome'), words: textOf(form, 'words'), ground: textOf(form, 'ground') },
});

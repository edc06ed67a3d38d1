import { data } from 'react-router';
import { textOf } from '../../lib/form-body.ts';
import type { ActAgain } from './act-again.ts';
import { deskFailure } from './desk-words.ts';

/** Answers an act that was refused: 409 where another editor was faster, 400 where something is missing. */
export function refuseAct(form: FormData, kind: string) {
	const status = kind === 'decided-already' || kind === 'version-changed' ? 409 : 400;
	const typed = { outcome: textOf(form, 'outcome'), words: textOf(form, 'words'), ground: textOf(form, 'ground') };
	return data<ActAgain>({ ...typed, error: deskFailure(kind) }, { status });
}

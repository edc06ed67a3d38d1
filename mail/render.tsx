import { renderToStaticMarkup } from 'react-dom/server';
import type { MessageName, Messages } from '#domain/mail/messages.ts';
import { writeAccountDeleted } from './account-deleted/letter.ts';
import { writeAlreadyRegistered } from './already-registered/letter.ts';
import { writeConfirm } from './confirm/letter.ts';
import { writeEmailChangeNew } from './email-change-new/letter.ts';
import { writeEmailChangeOld } from './email-change-old/letter.ts';
import { LetterFrame } from './frame.tsx';
import { type Facts, type Letter, toText, type Write } from './letter.ts';
import { writeNewDevice } from './new-device/letter.ts';
import { writePasswordChanged } from './password-changed/letter.ts';
import { writeReauthentication } from './reauthentication/letter.ts';
import { writeReportDecided } from './report-decided/letter.ts';
import { writeReportReceived } from './report-received/letter.ts';
import { writeReset } from './reset/letter.ts';

export type RenderedLetter = { subject: string; html: string; text: string };
export type RenderLetter = typeof renderLetter;

const WRITERS: { [Name in MessageName]: Write<Name> } = {
	confirm: writeConfirm,
	'already-registered': writeAlreadyRegistered,
	reset: writeReset,
	'email-change-new': writeEmailChangeNew,
	'email-change-old': writeEmailChangeOld,
	'password-changed': writePasswordChanged,
	'new-device': writeNewDevice,
	'account-deleted': writeAccountDeleted,
	reauthentication: writeReauthentication,
	'report-received': writeReportReceived,
	'report-decided': writeReportDecided,
};

/** A letter in full: subject, HTML and the same in plain text. Built by Vite, because Node reads no .tsx. */
export function renderLetter<Name extends MessageName>(name: Name, data: Messages[Name], facts: Facts): RenderedLetter {
	const letter: Letter = WRITERS[name](data, facts);
	return {
		subject: letter.subject,
		html: `<!doctype html>${renderToStaticMarkup(<LetterFrame letter={letter} facts={facts} />)}`,
		text: toText(letter, facts),
	};
}

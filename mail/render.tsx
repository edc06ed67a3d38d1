import { renderToStaticMarkup } from 'react-dom/server';
import type { MessageName, Messages } from '#domain/mail/messages.ts';
import { writeAccountDeleted } from './account-deleted/letter.ts';
import { writeAlreadyRegistered } from './already-registered/letter.ts';
import { writeAppealDecided } from './appeal-decided/letter.ts';
import { writeAppealReceived } from './appeal-received/letter.ts';
import { writeApplicationAccepted } from './application-accepted/letter.ts';
import { writeApplicationDeclined } from './application-declined/letter.ts';
import { writeApplicationReceived } from './application-received/letter.ts';
import { writeBadgeChanged } from './badge-changed/letter.ts';
import { writeConfirm } from './confirm/letter.ts';
import { writeContactAnswer } from './contact-answer/letter.ts';
import { writeContactMessage } from './contact-message/letter.ts';
import { writeContactReceived } from './contact-received/letter.ts';
import { writeEmailChangeNew } from './email-change-new/letter.ts';
import { writeEmailChangeOld } from './email-change-old/letter.ts';
import { LetterFrame } from './frame.tsx';
import { type Facts, type Letter, toText, type Write } from './letter.ts';
import { writeMailTest } from './mail-test/letter.ts';
import { writeMemberSuspended } from './member-suspended/letter.ts';
import { writeNewDevice } from './new-device/letter.ts';
import { writeNewsletterConfirm } from './newsletter-confirm/letter.ts';
import { writeNewsletterWelcome } from './newsletter-welcome/letter.ts';
import { writePasswordChanged } from './password-changed/letter.ts';
import { writePhotographRemoved } from './photograph-removed/letter.ts';
import { writePhotographRestored } from './photograph-restored/letter.ts';
import { writeReauthentication } from './reauthentication/letter.ts';
import { writeReportDecided } from './report-decided/letter.ts';
import { writeReportReceived } from './report-received/letter.ts';
import { writeReportedStays } from './reported-stays/letter.ts';
import { writeReset } from './reset/letter.ts';
import { writeReviewApproved } from './review-approved/letter.ts';
import { writeReviewHeld } from './review-held/letter.ts';
import { writeReviewLink } from './review-link/letter.ts';
import { writeReviewRejected } from './review-rejected/letter.ts';
import { writeReviewRemoved } from './review-removed/letter.ts';
import { writeReviewRestored } from './review-restored/letter.ts';
import { writeRoleChanged } from './role-changed/letter.ts';
import { writeScorecardDecided } from './scorecard-decided/letter.ts';
import { writeSessionsEnded } from './sessions-ended/letter.ts';
import { writeSuggestionAccepted } from './suggestion-accepted/letter.ts';
import { writeSuggestionDeclined } from './suggestion-declined/letter.ts';
import { writeSuggestionReceived } from './suggestion-received/letter.ts';
import { writeSuspensionLifted } from './suspension-lifted/letter.ts';

export type RenderedLetter = Pick<Letter, 'subject' | 'replyTo' | 'unsubscribe'> & { html: string; text: string };
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
	'reported-stays': writeReportedStays,
	'application-received': writeApplicationReceived,
	'application-accepted': writeApplicationAccepted,
	'application-declined': writeApplicationDeclined,
	'contact-answer': writeContactAnswer,
	'suggestion-accepted': writeSuggestionAccepted,
	'suggestion-declined': writeSuggestionDeclined,
	'member-suspended': writeMemberSuspended,
	'suspension-lifted': writeSuspensionLifted,
	'badge-changed': writeBadgeChanged,
	'role-changed': writeRoleChanged,
	'sessions-ended': writeSessionsEnded,
	'contact-message': writeContactMessage,
	'contact-received': writeContactReceived,
	'mail-test': writeMailTest,
	'newsletter-confirm': writeNewsletterConfirm,
	'newsletter-welcome': writeNewsletterWelcome,
	'suggestion-received': writeSuggestionReceived,
	'review-approved': writeReviewApproved,
	'review-held': writeReviewHeld,
	'review-link': writeReviewLink,
	'review-rejected': writeReviewRejected,
	'review-removed': writeReviewRemoved,
	'review-restored': writeReviewRestored,
	'photograph-removed': writePhotographRemoved,
	'photograph-restored': writePhotographRestored,
	'scorecard-decided': writeScorecardDecided,
	'appeal-received': writeAppealReceived,
	'appeal-decided': writeAppealDecided,
};

/** A letter in full: subject, HTML and the same in plain text. Built by Vite, because Node reads no .tsx. */
export function renderLetter<Name extends MessageName>(name: Name, data: Messages[Name], facts: Facts): RenderedLetter {
	return print(WRITERS[name](data, facts), facts);
}

/** A finished letter as it is handed over. */
export function print(letter: Letter, facts: Facts): RenderedLetter {
	const { subject, replyTo, unsubscribe } = letter;
	return {
		subject,
		replyTo,
		unsubscribe,
		html: `<!doctype html>${renderToStaticMarkup(<LetterFrame letter={letter} facts={facts} />)}`,
		text: toText(letter, facts),
	};
}

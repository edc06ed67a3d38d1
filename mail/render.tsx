import { renderToStaticMarkup } from 'react-dom/server';
import type { MessageName, Messages } from '#domain/mail/messages.ts';
import { LetterFrame } from './frame.tsx';
import { type Facts, type Letter, toText, type Write } from './letter.ts';
import { writeAccountDeleted } from './letters/account/account-deleted.ts';
import { writeAlreadyRegistered } from './letters/account/already-registered.ts';
import { writeBadgeChanged } from './letters/account/badge-changed.ts';
import { writeConfirm } from './letters/account/confirm.ts';
import { writeEmailChangeNew } from './letters/account/email-change-new.ts';
import { writeEmailChangeOld } from './letters/account/email-change-old.ts';
import { writeMemberSuspended } from './letters/account/member-suspended.ts';
import { writeNewDevice } from './letters/account/new-device.ts';
import { writePasswordChanged } from './letters/account/password-changed.ts';
import { writeReauthentication } from './letters/account/reauthentication.ts';
import { writeReset } from './letters/account/reset.ts';
import { writeRoleChanged } from './letters/account/role-changed.ts';
import { writeSessionsEnded } from './letters/account/sessions-ended.ts';
import { writeSuspensionLifted } from './letters/account/suspension-lifted.ts';
import { writeConditionsApproved } from './letters/conditions/conditions-approved.ts';
import { writeConditionsRemoved } from './letters/conditions/conditions-removed.ts';
import { writeConditionsStays } from './letters/conditions/conditions-stays.ts';
import { writeListApproved } from './letters/lists/list-approved.ts';
import { writeListHeld } from './letters/lists/list-held.ts';
import { writeListRemoved } from './letters/lists/list-removed.ts';
import { writeListStays } from './letters/lists/list-stays.ts';
import { writeAppealDecided } from './letters/moderation/appeal-decided.ts';
import { writeAppealReceived } from './letters/moderation/appeal-received.ts';
import { writeReportDecided } from './letters/moderation/report-decided.ts';
import { writeReportReceived } from './letters/moderation/report-received.ts';
import { writeReportedStays } from './letters/moderation/reported-stays.ts';
import { writeCourseAlert } from './letters/newsletter/course-alert.ts';
import { writeNewsOfTheWeek } from './letters/newsletter/news-of-the-week.ts';
import { writeNewsletterConfirm } from './letters/newsletter/newsletter-confirm.ts';
import { writeNewsletterWelcome } from './letters/newsletter/newsletter-welcome.ts';
import { writePhotographRemoved } from './letters/reviews/photograph-removed.ts';
import { writePhotographRestored } from './letters/reviews/photograph-restored.ts';
import { writeReviewApproved } from './letters/reviews/review-approved.ts';
import { writeReviewHeld } from './letters/reviews/review-held.ts';
import { writeReviewLink } from './letters/reviews/review-link.ts';
import { writeReviewRejected } from './letters/reviews/review-rejected.ts';
import { writeReviewRemoved } from './letters/reviews/review-removed.ts';
import { writeReviewRestored } from './letters/reviews/review-restored.ts';
import { writeScorecardDecided } from './letters/reviews/scorecard-decided.ts';
import { writeApplicationAccepted } from './letters/support/application-accepted.ts';
import { writeApplicationDeclined } from './letters/support/application-declined.ts';
import { writeApplicationReceived } from './letters/support/application-received.ts';
import { writeContactAnswer } from './letters/support/contact-answer.ts';
import { writeContactMessage } from './letters/support/contact-message.ts';
import { writeContactReceived } from './letters/support/contact-received.ts';
import { writeMailTest } from './letters/support/mail-test.ts';
import { writeSuggestionAccepted } from './letters/support/suggestion-accepted.ts';
import { writeSuggestionDeclined } from './letters/support/suggestion-declined.ts';
import { writeSuggestionReceived } from './letters/support/suggestion-received.ts';

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
	'news-of-the-week': writeNewsOfTheWeek,
	'course-alert': writeCourseAlert,
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
	'list-held': writeListHeld,
	'list-approved': writeListApproved,
	'list-removed': writeListRemoved,
	'list-stays': writeListStays,
	'conditions-approved': writeConditionsApproved,
	'conditions-removed': writeConditionsRemoved,
	'conditions-stays': writeConditionsStays,
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

import type { SuggestionGround } from '../course-desk/suggestion-options.ts';
import type { SuspensionGround } from '../member-desk/suspension-options.ts';
import type { ReportedKind } from '../moderation/report-options.ts';
import type { HoldingRule } from '../reviews/holding/holding-rules.ts';
import type { Role } from '../shared/context.ts';
import type { Ground } from '../shared/desk/grounds.ts';
import type { ApplicationGround } from '../support/decision-options.ts';
import type { CONTACT_CATEGORIES } from '../support/options.ts';

/**
 * Every letter the site writes and what it prints beside its link. The names are those of the files in `mail/letters/`. Nothing here may
 * be secret: it stands in the outbox until some days after the letter has gone.
 */
export type Messages = {
	confirm: Greeting;
	'already-registered': Greeting;
	reset: Greeting;
	'email-change-new': Greeting & { newEmail: string };
	'email-change-old': Greeting & { newEmail: string };
	'password-changed': Greeting & At;
	'new-device': Greeting & At & { device: string };
	'account-deleted': Greeting & At & { reviews: 'deleted' | 'kept' };
	/** Carries a code to type, where the others carry a link. */
	reauthentication: Greeting;
	'report-received': Greeting & At & AboutReport;
	/** `ground` is null where the report was dismissed; `words` are the editor's own. */
	'report-decided': Greeting &
		At &
		AboutReport &
		Appealable & { outcome: 'upheld' | 'dismissed'; ground: Ground | null; words: string };
	/** To the author of what was reported, where the report was dismissed. */
	'reported-stays': AboutReview & { reported: 'review' | 'photograph' };
	/** Sent by the operator's command alone, past the outbox. */
	'mail-test': Nothing;
	'newsletter-confirm': Nothing;
	'newsletter-welcome': Nothing;
	/** `since` as ISO 8601. Its lines are read when it goes out: in the outbox it has none, as that tells what somebody follows. */
	'news-of-the-week': Greeting & { since: string; lines: { title: string; path: string }[] };
	/** The same of courses as they are now: its lines are read when it goes out. */
	'course-alert': Greeting & { since: string; lines: { title: string; path: string }[] };
	'contact-received': Referenced;
	/** To a mailbox of the house; everything in it was typed by a reader. */
	'contact-message': Referenced & { name: string; email: string; subject: string; message: string };
	'application-received': Greeting;
	/** `account`: there is one, and it has the badge now. `words` are the editor's, empty where none were written. */
	'application-accepted': Greeting & { words: string; account: boolean };
	'application-declined': Greeting & Appealable & { words: string; ground: ApplicationGround };
	'suggestion-accepted': { name: string; path: string; mended: boolean; words: string };
	'suggestion-declined': { ground: SuggestionGround; words: string };
	/** `until`: when it ends, ISO 8601. */
	'member-suspended': Greeting & Appealable & { ground: SuspensionGround; words: string; until: string };
	'suspension-lifted': Greeting & { words: string };
	'badge-changed': Greeting & Appealable & { has: boolean; words: string };
	/** To whoever has got or lost a role at the desk. `role`: what they are now; `before`: the role until then. */
	'role-changed': Greeting & { role: Role; before: Role };
	'sessions-ended': Greeting & { words: string };
	'contact-answer': Greeting & Referenced & { words: string };
	'suggestion-received': Nothing;
	'review-link': AboutReview;
	'review-held': AboutReview & { rules: HoldingRule[] };
	'review-approved': AboutReview;
	'review-rejected': AboutReview & Reasons;
	'review-removed': AboutReview & Reasons;
	'review-restored': AboutReview;
	'photograph-removed': AboutReview & Reasons;
	'photograph-restored': AboutReview;
	'scorecard-decided': AboutReview & { outcome: 'accepted' | 'declined'; words: string };
	'list-held': AboutList & { rules: HoldingRule[] };
	/** `again`: it was taken down before. */
	'list-approved': AboutList & { again: boolean };
	/** `wasHeld`: nobody else had read it. */
	'list-removed': AboutList & Reasons & { wasHeld: boolean };
	/** To the owner of a list that was reported, where the report was dismissed. */
	'list-stays': AboutList;
	/** `again`: it was taken down before. */
	'conditions-approved': AboutConditions & { again: boolean };
	/** `wasHeld`: it had not been shown. */
	'conditions-removed': AboutConditions & Reasons & { wasHeld: boolean };
	/** To the member who has sent a report of conditions, where the report against that was dismissed. */
	'conditions-stays': AboutConditions;
	'appeal-received': Greeting & At;
	/**
	 * `granted`: the decision was wrong. `words` are the editor's own, empty where none were written to its sender.
	 * `overtaken`: a newer decision stands all the same.
	 */
	'appeal-decided': Greeting & { outcome: 'granted' | 'refused'; words: string; overtaken: boolean } & Regained;
};

/** What whoever objected has again: nothing where the decision stands, or there was nothing left to give back. */
export type Regained =
	| { regained?: undefined }
	| ({ regained: 'review' | 'photograph' } & AboutReview)
	| ({ regained: 'list' } & AboutList)
	| ({ regained: 'conditions' } & AboutConditions)
	/** `account`: there is one, and it has the badge now. */
	| { regained: 'application'; account: boolean }
	| { regained: 'report'; reference: string }
	| { regained: 'account' | 'badge' };

/** The report's number, what it is about, and the name of the course (empty where that is gone, and for a list). */
type AboutReport = { reference: string; reported: ReportedKind; course: string };

/** Letters to addresses that anybody may have typed carry no word that was typed. */
type Nothing = Record<string, never>;
/** To the author of a review. `linkUntil` (days since 1970) is how long a visitor's link holds; null for members. */
type AboutReview = Greeting & { course: string; reviewId: number; linkUntil: number | null };
/** To the owner of a list. */
type AboutList = Greeting & { title: string; listId: number };
/** To the member who has told how a course was on a day (a calendar day). */
type AboutConditions = Greeting & {
	course: string;
	day: string;
	conditionsId: number;
	slug: string;
	countrySlug: string;
};
/** Why a review, a list or a report of conditions may not stand: a published ground, the editor's words, whether a rule or a report had a part in it. */
type Reasons = Appealable & { ground: Ground; words: string; automatic: boolean; reported: boolean };
/** The entry of the log that the letter tells of: from it the link is made by which its reader objects. */
type Appealable = { decision: number };

/** Empty where the name is not known. */
type Greeting = { firstName: string };
/** The number its sender was told. */
type Referenced = { reference: string; category: keyof typeof CONTACT_CATEGORIES };
/** When it happened, ISO 8601. */
type At = { at: string };

export type MessageName = keyof Messages;

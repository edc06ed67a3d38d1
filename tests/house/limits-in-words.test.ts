import { globSync, readFileSync } from 'node:fs';
import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { SIGN_IN_LABELS } from '#app/features/auth/labels.ts';
import { after, LIFETIMES } from '#domain/accounts/lifetimes.ts';
import { MOST_OF_BROWSER } from '#domain/accounts/sign-up/sign-up-store.ts';
import { MOST_COMPARED } from '#domain/catalogue/comparison.ts';
import { SUGGESTED } from '#domain/catalogue/finding/search.ts';
import { LONGEST_SUSPENSION_DAYS } from '#domain/member-desk/suspension-options.ts';
import { APPEAL_LIMITS } from '#domain/moderation/appeal-rules.ts';
import { REVIEW_LINK_DAYS } from '#domain/reviews/authors/review-link.ts';
import { LIFE_MILLISECONDS } from '#domain/shared/forms/stamp.ts';
import { RETENTION } from '#domain/shared/retention.ts';
import { LEAST_TEXT } from '#domain/shared/text/text-limits.ts';
import { ALLOWANCES } from '#server/security/rate-limits.ts';

const NUMBER =
	'(?:\\d[\\d.,–]*|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|twenty|thirty|fifty|hundred|thousand)';
const UNIT =
	'(?:(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|characters|letters|digits|photographs|pictures|courses|reviews|times|km|metres|MB|megapixels|per cent|at most|and above|or more)\\b)';

/** A number that reads as a limit, in digits or in words: "at least 8 characters", "up to six", "24 hours", "a week". */
const LIMIT = new RegExp(
	[
		`\\b(?:at least|at most|up to|more than|less than|longer than|larger than|older than|within|min|max|before|for|after|kept|needs) (?:an? )?${NUMBER}\\b`,
		`\\b${NUMBER} ${UNIT}`,
		'\\b(?:one|an?) (?:hour|week|month|year)\\b',
	].join('|'),
	'gi',
);
/** Comments, which quote nobody. */
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
/** Texts of a module in quotes or between tags; what stands in `${…}` is computed. */
const TEXTS = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}]+</g;

/** What is told of a golf area is no limit of ours: how far it is from a city, how high it lies. */
const MODULES = globSync('{app,domain,mail,server}/**/*.{ts,tsx}').filter(
	(path) => !/\.test\.|\.worker\.|\/places\/areas\//.test(path),
);
const CONTENT = globSync('content/{help,faq,legal,pages}/*.md');

const limitsIn = (path: string, text: string) =>
	[...text.matchAll(LIMIT)].map(([found]) => `${path}: ${found.toLowerCase()}`);

/** Those that are typed all the same. */
const excepted = (place: RegExp) => [...TYPED, ...Object.keys(HELD)].filter((found) => place.test(found)).toSorted();

it('every limit in a message, a page or a letter is computed from its constant', () => {
	const typed = MODULES.flatMap((path) => {
		const texts = readFileSync(path, 'utf8').replace(COMMENTS, '').match(TEXTS) ?? [];
		return texts.flatMap((text) => limitsIn(path, text));
	});
	expect([...new Set(typed)].toSorted()).toEqual(excepted(/^(?:app|domain|mail|server)\//));
});

it('every limit in an article is a token, which is filled in from its constant', () => {
	const typed = CONTENT.flatMap((path) => limitsIn(path, readFileSync(path, 'utf8')));
	expect([...new Set(typed)].toSorted()).toEqual(excepted(/^content\//));
});

it('what is typed all the same, where its words read better or a page would carry all constants for one, is what its constant says', () => {
	for (const [place, [is, said]] of Object.entries(HELD)) expect(is, place).toBe(said);
});

it('a session that is remembered lasts as long as the words beside the box say', () => {
	expect(SIGN_IN_LABELS.rememberMe).toBe(`Remember me for ${RETENTION.rememberedSession.words}`);
	const periods = ['session', 'rememberedSession', 'unusedSession', 'knownDevice', 'unconfirmedAccount'] as const;
	for (const name of periods) {
		const now = new Date('2026-06-15T12:00:00Z');
		expect(RETENTION[name].before(now), name).toEqual(after(now, -LIFETIMES[name]));
	}
});

const [MINUTE, HOUR] = [60_000, 3_600_000];
const DAY = 24 * HOUR;
const { links } = LIFETIMES;
const { data: reading, post: sending, 'partner-post': ofPartner } = ALLOWANCES;

/** Numbers in words or digits beside the constant that they say, and what that has to be for them to be true. */
const HELD: Record<string, [is: unknown, said: unknown]> = {
	'app/features/auth/labels.ts: for 30': [LIFETIMES.rememberedSession, 30 * DAY],
	'app/features/auth/link-kinds.ts: a week': [links.email_change_undo, 7 * DAY],
	'app/features/data-calls/course-calls.ts: at most five': [SUGGESTED, 5],
	'app/features/data-calls/manners.tsx: 600 times': [reading.points, 600],
	'app/features/data-calls/manners.tsx: 20,000 times': [ALLOWANCES.partner.points, 20_000],
	'app/features/data-calls/manners.tsx: 600 reviews': [ofPartner.points * 60, 600 * ofPartner.duration],
	'app/features/data-calls/manners.tsx: an hour': [[reading.duration, ALLOWANCES.partner.duration].join(), '3600,3600'],
	'app/features/data-calls/manners.tsx: 30 times': [sending.points * 60, 30 * sending.duration],
	'app/features/data-calls/review-calls.ts: a week': [LIFE_MILLISECONDS, 7 * DAY],
	'app/features/desk/deciding/desk-words.ts: at most two': [LONGEST_SUSPENSION_DAYS, 2 * 366],
	'app/features/desk/second-factor/set-up-factor.tsx: six digits': [TOTP.defaults.digits, 6],
	'app/features/review-edit/gone-review.tsx: a year': [REVIEW_LINK_DAYS, 365],
	'app/routes/account/email.tsx: a week': [links.email_change_undo, 7 * DAY],
	'app/routes/auth/forgot-password.tsx: an hour': [links.recovery, HOUR],
	'app/routes/auth/forgot-password.tsx: one hour': [links.recovery, HOUR],
	'app/routes/auth/reset-password.tsx: one hour': [links.recovery, HOUR],
	'app/routes/courses/compare.tsx: up to four': [MOST_COMPARED, 4],
	'app/routes/desk/second-factor/code.tsx: six digits': [TOTP.defaults.digits, 6],
	'domain/reviews/holding/holding-rules.ts: a month': [RETENTION.removedReview.words, '30 days'],
	'mail/letters/account/email-change-old.ts: for seven': [links.email_change_undo, 7 * DAY],
	'mail/letters/account/reauthentication.ts: for ten': [links.reauthentication, 10 * MINUTE],
	'mail/letters/account/reauthentication.ts: within ten': [links.reauthentication, 10 * MINUTE],
	'mail/letters/moderation/report-decided.ts: within six': [APPEAL_LIMITS.months, 6],
	'mail/letters/account/reset.ts: one hour': [links.recovery, HOUR],
	'mail/letters/review-notes.ts: within six': [APPEAL_LIMITS.months, 6],
	'content/faq/edit-or-delete-a-review.md: a year': [REVIEW_LINK_DAYS, 365],
	'content/help/review-waiting-or-rejected.md: a month': [RETENTION.removedReview.words, '30 days'],
	'content/faq/write-a-review.md: ten characters': [LEAST_TEXT, 10],
	'content/help/cannot-log-in.md: one hour': [links.recovery, HOUR],
	'content/legal/cookie-policy.md: 1 hour': [LIFETIMES.accessToken, HOUR],
	'content/legal/cookie-policy.md: five at most': [MOST_OF_BROWSER, 5],
	'content/pages/moderation.md: a month': [RETENTION.removedReview.words, '30 days'],
};

/** Numbers that are no limit of ours, by the reason. */
const REASONS: Record<string, string[]> = {
	'a choice of a form': [
		...[
			'less than 1',
			'5 years',
			'10 years',
			'20 years',
			'more than 20',
			'a week',
			'a month',
			'three months',
			'a year',
		].map((found) => `domain/support/options.ts: ${found}`),
	],
	'bands of a chart, beside the hours that each begins with': [
		...['an hour', '4 hours', '24 hours', '2 days', '7 days', 'a week'].map(
			(found) => `app/features/desk/figures/figure-words.ts: ${found}`,
		),
	],
	'how often the newsletter comes, which its editors keep to': [
		'app/features/account/settings-sections.tsx: a month',
		'app/features/home/newsletter.tsx: a month',
		'app/routes/newsletter/confirmation.tsx: a month',
		'app/routes/newsletter/subscription.tsx: a month',
		'mail/letters/newsletter/newsletter-confirm.ts: a month',
		'mail/letters/newsletter/newsletter-welcome.ts: a month',
		'content/faq/newsletter.md: a month',
	],
	'what the law gives': [
		'app/features/desk/things/message-forms.tsx: one month',
		'content/help/your-data.md: one month',
		'content/legal/gdpr.md: one month',
		'content/legal/gdpr.md: within 72',
		'content/legal/privacy.md: one month',
		'content/legal/privacy.md: within 72',
	],
	'what whoever runs the site keeps to, by its own backups and journal': [
		'content/legal/gdpr.md: after 30',
		'content/legal/privacy.md: 14 days',
		'content/legal/privacy.md: after 30',
		'content/legal/terms.md: at least 30',
	],
	'of the guidelines that the page speaks of': [
		'content/pages/accessibility.md: 200 per cent',
		'content/pages/accessibility.md: at least 4.5',
		'content/pages/accessibility.md: at least 44',
	],
	'the name of the box': [
		'content/help/cannot-log-in.md: for 30',
		'content/help/create-an-account.md: for 30',
		'content/help/keep-your-account-safe.md: for 30',
	],
	'stars of a grade': [
		'content/help/read-a-rating.md: for 10',
		'content/faq/rating-scale.md: for 10',
		'content/faq/rating-scale.md: for 8',
	],
	'no limit, but what a file of courses says, or a number of ISO beside a code': [
		'domain/catalogue/import/rows/counts.ts: 1 times',
		'domain/geography/iso-numbers.ts: 296, km',
	],
	'what readers type for a kind of course': ['domain/catalogue/facts/kind.ts: 3 courses'],
	'an example, or a way of speaking': [
		'app/features/how-we-rate/example-table.tsx: three reviews',
		'content/help/cannot-log-in.md: an hour',
		'content/help/cannot-log-in.md: two minutes',
		'content/help/photographs-and-check-ins.md: hundred metres',
		'content/help/slow-or-offline.md: 100 per cent',
		'content/help/slow-or-offline.md: two reviews',
		'content/legal/privacy.md: for two',
		'content/pages/accessibility.md: 412 reviews',
	],
	'the product’s claim, as the specification has it': ['app/features/home/how-it-works.tsx: 35,000 courses'],
	'“a year” in which something was': ['domain/course-desk/fact-messages.ts: a year'],
	'the window of the rule, which is an hour or a day by its code': [
		'domain/reviews/holding/holding-rules.ts: an hour',
		'content/help/review-waiting-or-rejected.md: an hour',
		'content/pages/moderation.md: an hour',
	],
	'the words of a period, made beside its milliseconds': ['domain/shared/retention.ts: one hour'],
	'a figure beside the query that counts it': [
		'server/metrics/read-database.ts: 15 minutes',
		'server/metrics/registry.ts: an hour',
	],
};
const TYPED = Object.values(REASONS).flat();

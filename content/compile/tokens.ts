import { ACCOUNT_LIMITS } from '#domain/accounts/messages.ts';
import { MOST_COMPARED } from '#domain/catalogue/comparison.ts';
import { FILTERS } from '#domain/catalogue/facts/filters.ts';
import { NEAR_METRES } from '#domain/catalogue/matching/around.ts';
import { LINE_LIMITS } from '#domain/catalogue/matching/lines.ts';
import { TAKE_BACK_DAYS } from '#domain/conditions/take-back-link.ts';
import { LIST_LIMITS } from '#domain/lists/list-limits.ts';
import { APPEAL_LIMITS } from '#domain/moderation/appeal-rules.ts';
import { PICTURE_LIMITS, PICTURE_WORDS } from '#domain/pictures/limits.ts';
import { CAMPAIGN_WORDS } from '#domain/reviews/campaigns/campaign-words.ts';
import { bandWords, HANDICAP_BANDS } from '#domain/reviews/handicap-band.ts';
import { RATING_WORDS } from '#domain/reviews/rating/rating-words.ts';
import { REFERENCE_LENGTH } from '#domain/reviews/verification/booking-link.ts';
import { CHECK_IN_METRES, MOST_CHECK_IN_METRES } from '#domain/reviews/verification/check-in-rules.ts';
import { MARK_COLUMNS, ROUND_COLUMNS } from '#domain/rounds/book-file/columns.ts';
import { BOOK_WORDS } from '#domain/rounds/book-file/limits.ts';
import { RETENTION } from '#domain/shared/retention.ts';
import { LEAST_TEXT } from '#domain/shared/text/text-limits.ts';
import { ANSWERED_WITHIN } from '#domain/support/options.ts';

/** `{{name}}` in a content file stands for a setting of the installation; it is filled in when the page is made. */
export const TOKEN = /\{\{([^{}]*)\}\}/g;

/** Local parts of the addresses that the site can be written to at; their domain is a setting. */
export const MAILBOXES = ['info', 'privacy', 'support', 'dpo'] as const;
export type Mailbox = (typeof MAILBOXES)[number];

export const TOKEN_NAMES: readonly string[] = [
	'company',
	'address',
	...MAILBOXES.map((mailbox) => `mail:${mailbox}`),
	/** How long something is kept. */
	...Object.keys(RETENTION).map((kept) => `kept:${kept}`),
	/** What readers' browsers load from others. */
	'outside',
];

const LIMIT_WORDS = {
	age: `${ACCOUNT_LIMITS.age}`,
	password: `${ACCOUNT_LIMITS.passwordLeast} characters`,
	review: `${LEAST_TEXT} characters`,
	reference: `${REFERENCE_LENGTH.least} to ${REFERENCE_LENGTH.most} letters`,
	checkIn: `${CHECK_IN_METRES / 1000} km`,
	checkInMost: `${MOST_CHECK_IN_METRES / 1000} km`,
	pictureSize: PICTURE_WORDS.size,
	picturePixels: PICTURE_WORDS.pixels,
	avifPixels: PICTURE_WORDS.avifPixels,
	photographs: `${PICTURE_LIMITS.photographs} photographs`,
	nearPlace: `${NEAR_METRES} m`,
	takeBack: `${TAKE_BACK_DAYS} days`,
	lists: `${LIST_LIMITS.lists}`,
	listCourses: `${LIST_LIMITS.courses}`,
	pastedLines: `${LINE_LIMITS.lines}`,
	compared: `${MOST_COMPARED} courses`,
	bookLines: BOOK_WORDS.lines,
	bookSize: BOOK_WORDS.size,
	objection: `${APPEAL_LIMITS.months} months`,
	application: `${ANSWERED_WITHIN.join('–')} business days`,
};

const FACT_WORDS = {
	bands: new Intl.ListFormat('en-GB').format(HANDICAP_BANDS.map(bandWords)).replace('+', ' or more'),
	filters: new Intl.ListFormat('en-GB').format(FILTERS.map(({ title }) => title.toLowerCase())),
};

/** The columns of a file as the lines of a table. */
const describe = (columns: Readonly<Record<string, string>>) =>
	Object.entries(columns)
		.map(([name, meaning]) => `| \`${name}\` | ${meaning} |`)
		.join('\n');

const BOOK_COLUMNS = { rounds: describe(ROUND_COLUMNS), marks: describe(MARK_COLUMNS) };

/** What is the same for every installation, and filled in at once: by the kind and the name of its token. */
const FIXED: Record<string, Record<string, string>> = {
	rating: RATING_WORDS,
	campaign: CAMPAIGN_WORDS,
	limit: LIMIT_WORDS,
	facts: FACT_WORDS,
	book: BOOK_COLUMNS,
};

/**
 * `{{rating:name}}` stands for a number of the rating in words, `{{campaign:name}}` for one of the rules against campaigns,
 * `{{limit:name}}` for a limit of a form, `{{facts:name}}` for all of something, `{{book:name}}` for the columns of a file of the
 * download.
 */
export const fillFixedTokens = (text: string): string =>
	text.replace(/\{\{(\w+):([^{}]*)\}\}/g, (token, kind: string, name: string) => {
		const words = Object.hasOwn(FIXED, kind) ? FIXED[kind] : undefined;
		return words && Object.hasOwn(words, name) ? (words[name] ?? token) : token;
	});

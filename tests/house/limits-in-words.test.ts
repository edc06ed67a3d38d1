import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SIGN_IN_LABELS } from '#app/features/auth/labels.ts';
import { after, LIFETIMES } from '#domain/accounts/lifetimes.ts';
import { RETENTION } from '#domain/shared/retention.ts';

/** A number that reads as a limit: "at least 8 characters", "up to 6 photographs", "for 24 hours", "older than 15 minutes". */
const LIMIT = new RegExp(
	[
		'\\b(?:at least|at most|up to|more than|less than|longer than|larger than|older than|within|min|max|before|for|after|kept|needs) (?:an? )?\\d[\\d.,]*',
		'\\b\\d[\\d.,]* (?:characters|letters|MB|megapixels|photographs|at most)\\b',
	].join('|'),
	'gi',
);
/** Comments, which quote nobody. */
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
/** Texts of a module in quotes or between tags; what stands in `${…}` is computed. */
const TEXTS = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}]+</g;

const MODULES = globSync('{app,domain,mail,server}/**/*.{ts,tsx}').filter((path) => !/\.test\.|\.worker\./.test(path));
const CONTENT = globSync('content/{help,faq,pages}/*.md');

const limitsIn = (path: string, text: string) =>
	[...text.matchAll(LIMIT)].map(([found]) => `${path}: ${found.toLowerCase()}`);

/** Those that are typed all the same. */
const excepted = (place: RegExp) =>
	Object.keys(TYPED)
		.filter((found) => place.test(found))
		.toSorted();

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

it('a session that is remembered lasts as long as the words beside the box say', () => {
	expect(SIGN_IN_LABELS.rememberMe).toBe(`Remember me for ${RETENTION.rememberedSession.words}`);
	const periods = ['session', 'rememberedSession', 'unusedSession', 'knownDevice', 'unconfirmedAccount'] as const;
	for (const name of periods) {
		const now = new Date('2026-06-15T12:00:00Z');
		expect(RETENTION[name].before(now), name).toEqual(after(now, -LIFETIMES[name]));
	}
});

/** Numbers that are no limit of ours, and why. */
const TYPED: Record<string, string> = {
	'domain/support/options.ts: less than 1': 'a choice of the form',
	'domain/support/options.ts: more than 20': 'a choice of the form',
	'app/features/auth/labels.ts: for 30':
		'held to its constant above: a page for all has no use for how long all else is kept',
	'content/help/cannot-log-in.md: for 30': 'the name of the box',
	'content/help/create-an-account.md: for 30': 'the name of the box',
	'content/help/keep-your-account-safe.md: for 30': 'the name of the box',
	'content/help/read-a-rating.md: for 10.': 'stars of a grade',
	'content/faq/rating-scale.md: for 10,': 'stars of a grade',
	'content/faq/rating-scale.md: for 8,': 'stars of a grade',
	'content/pages/accessibility.md: at least 4.5': 'of the guidelines that the page speaks of',
	'content/pages/accessibility.md: at least 44': 'of the guidelines that the page speaks of',
};

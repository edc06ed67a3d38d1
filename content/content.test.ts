import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TERMS_VERSION } from '#domain/accounts/messages.ts';
import { CATALOGUE_LICENCE } from '#domain/catalogue/credits.ts';
import { SITE_SCENES } from '#domain/covers/site-scenes.ts';
import { RETENTION } from '#domain/shared/retention.ts';
import { compileContent } from './compile/compile.ts';
import { type ContentKind, type Entry, FAQ_GROUPS, FRONT_MATTER, HELP_GROUPS } from './compile/kinds.ts';

/** Every file of a folder, compiled; a file that does not compile fails the test that asks for it. */
function read<Kind extends ContentKind>(kind: Kind): Entry<Kind>[] {
	const folder = new URL(`./${kind}/`, import.meta.url);
	const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
	return files.map((file) =>
		compileContent(kind, file.replace(/\.md$/, ''), readFileSync(new URL(file, folder), 'utf8')),
	);
}

const inGroup = (entries: { group: string; order: number }[], group: string) =>
	entries.filter((entry) => entry.group === group);

describe('the FAQ', () => {
	const faq = read('faq');

	it.each([
		['account', /create an account/i, /confirmation email/],
		['account', /reset my password/i, /link works once/],
		['account', /change my username or email/i, /Profile > Edit Profile/],
		['account', /delete my account/i, /Account Settings.*Deleting is permanent/],
		['reviews', /write a review\?/i, /Create Review/],
		['reviews', /edit or delete my review/i, /Editing resets the verification status/],
		['reviews', /reviews verified/i, /green check mark.*Play history.*Check-in.*Partnered booking systems/],
		['reviews', /review rejected/i, /guidelines.*edit the review and send it again/],
		['courses', /rating calculated/i, /from 1 to 10.*how many.*how recent/],
		['courses', /suggest it/i, /Suggest a Course/],
		['courses', /Top Rated determined/i, /highest first/],
		['technical', /site is slow/i, /Reload the page/],
		['technical', /report a bug/i, /Contact.*Technical Support/],
		['technical', /iOS or Android/i, /in development/],
	])('answers under %s the question %s as the specification has it', (group, question, answer) => {
		const entries = faq.filter((entry) => question.test(entry.question));
		expect(entries.map((entry) => entry.group)).toContain(group);
		expect(entries.some(({ text }) => answer.test(text))).toBe(true);
	});

	it.each(FAQ_GROUPS)('gives each question of %s a place of its own', (group) => {
		const orders = inGroup(faq, group).map(({ order }) => order);
		expect(new Set(orders).size).toBe(orders.length);
	});
});

describe('the help centre', () => {
	const articles = read('help');

	it.each(HELP_GROUPS)('has four articles under %s', (group) => {
		expect(
			inGroup(articles, group)
				.map(({ order }) => order)
				.sort(),
		).toEqual([1, 2, 3, 4]);
	});

	it.each(articles.map((article) => [article.slug, article] as const))(
		'%s has 300 words and a picture',
		(_, article) => {
			expect(article.text.split(' ').length).toBeGreaterThanOrEqual(300);
			expect(Object.keys(SITE_SCENES)).toContain(`help-${article.image}`);
		},
	);

	it('has a picture of the product for each article, all together of 1.5 MB at most', () => {
		const folder = new URL('../public/help/', import.meta.url);
		const wanted = articles.flatMap(({ image }) => [`${image}.avif`, `${image}.webp`]).sort();
		expect(readdirSync(folder).sort()).toEqual(wanted);
		const bytes = wanted.map((file) => statSync(new URL(file, folder)).size);
		expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000);
	});
});

describe('the legal pages', () => {
	const pages = read('legal');

	it('are four, of the day that the specification gives, but for the terms, whose text of that day is kept', () => {
		expect(pages.map(({ slug, updated }) => [slug, updated]).sort()).toEqual([
			['cookie-policy', '2025-05-07'],
			['gdpr', '2025-05-07'],
			['privacy', '2025-05-07'],
			['terms', TERMS_VERSION],
		]);
		expect(readdirSync(new URL('./legal/versions/terms/', import.meta.url))).toEqual(['2025-05-07.md']);
	});

	it('K8: the terms give the facts of courses to everybody, and reviews and photographs to nobody', () => {
		const terms = pages.find(({ slug }) => slug === 'terms');
		expect(terms?.html).toContain(`href="${CATALOGUE_LICENCE.address}"`);
		expect(terms?.text).toContain(CATALOGUE_LICENCE.fullName);
		expect(terms?.text).toMatch(/You may copy the catalogue as a whole/);
		expect(terms?.text).toMatch(/Reviews, photographs and what golfers say of themselves are no part of it/);
		expect(terms?.text).not.toMatch(/do not copy the catalogue/i);
	});

	it('tell what is stored, as the specification lists it', () => {
		const privacy = pages.find(({ slug }) => slug === 'privacy')?.text ?? '';
		for (const kept of [/\bName\b/, /Email address/, /Password \(encrypted\)/, /Profile information/, /Golf handicap/])
			expect(privacy).toMatch(kept);
		for (const kept of [/Reviews/, /Photographs/, /Forum posts.{0,5}There is no forum today/])
			expect(privacy).toMatch(kept);
	});

	it('name the mailboxes, the age of 16 and the month in which requests are answered', () => {
		const all = pages.map(({ text }) => text).join(' ');
		for (const words of ['{{mail:info}}', '{{mail:privacy}}', '{{mail:support}}', '{{mail:dpo}}'])
			expect(all).toContain(words);
		expect(all).toMatch(/\b16\b/);
		expect(all).toMatch(/within one month/);
	});
});

describe('all content', () => {
	const kinds = Object.keys(FRONT_MATTER) as ContentKind[];
	const entries = kinds.flatMap((kind) => read(kind).map((entry) => [`${kind}/${entry.slug}`, entry.html] as const));

	it.each(entries)('%s has no heading above the second level: the first is the page’s own', (_, html) => {
		expect(html).not.toMatch(/<h1|<h[4-6]/);
	});

	it.each(entries)('%s holds no placeholder words', (_, html) => {
		expect(html).not.toMatch(/lorem|todo|tbd|xxx/i);
	});
});

describe('the privacy page', () => {
	const source = readFileSync(new URL('./legal/privacy.md', import.meta.url), 'utf8');

	it('prints every period that the sweep keeps, in its own words', () => {
		for (const kept of Object.keys(RETENTION)) expect(source).toContain(`{{kept:${kept}}}`);
	});

	it('names no period of its own but that of the log, which the journal keeps (tests/deploy)', () => {
		const rows = source.slice(source.indexOf('## How long'), source.indexOf('Backups are made'));
		expect(rows.match(/\d+ (?:hours|days|months)/g)).toEqual(['14 days']);
		expect(rows).toContain('| Server logs | 14 days |');
	});
});

import { describe, expect, it } from 'vitest';
import type { Site } from '../../lib/context.ts';
import type { Article, FaqEntry } from '../content/library.server.ts';
import { groupFaq } from './faq/faq-groups.ts';
import { searchHelp } from './help/help-search.ts';
import { readHelpTab } from './help/help-tabs.ts';
import { holds, LONGEST_QUERY, plain, plainQuery } from './text-match.ts';

const site: Site = {
	origin: 'https://golf.example',
	companyName: 'Fescue',
	companyAddress: 'Stockholm, Sweden',
	mailDomain: 'golf.example',
	socialLinks: [],
	samples: false,
	credits: [],
	year: 2026,
};

const question = (slug: string, group: FaqEntry['group'], asked: string, text: string): FaqEntry => ({
	slug,
	group,
	order: 1,
	question: asked,
	text,
	html: `<p>${text}</p>`,
	sections: [],
});

const FAQ = [
	question('reset', 'account', 'How do I reset my password?', 'Choose Forgot password? on the login page.'),
	question('bug', 'technical', 'How do I report a bug?', 'Write to {{mail:support}}. It’s quick.'),
];

const ARTICLE: Article = {
	slug: 'safe',
	title: 'Passwords and devices',
	description: 'Change your password.',
	group: 'accountManagement',
	order: 1,
	image: 'login',
	pictured: 'The login page.',
	caption: 'Logging in.',
	text: `${'First words. '.repeat(20)}End every session on the login page. ${'Last words. '.repeat(20)}`,
	html: '',
	sections: [],
};

const found = (typed: string) =>
	groupFaq(FAQ, plainQuery(typed), site).flatMap(({ items }) =>
		items.filter((item) => item.found).map(({ slug }) => slug),
	);

describe('the FAQ’s search', () => {
	it('finds a substring of question or answer, whatever its case', () => {
		expect(found('RESET')).toEqual(['reset']);
		expect(found('login pa')).toEqual(['reset']);
		expect(found('How do I re')).toEqual(['reset', 'bug']);
	});

	it('finds all for nothing or blanks, and none for what does not occur', () => {
		expect(found('  ')).toEqual(['reset', 'bug']);
		expect(found('albatross')).toEqual([]);
	});

	it('finds what the page shows in place of a token, and straight or curly apostrophes alike', () => {
		expect(found('support@golf.example')).toEqual(['bug']);
		expect(found("it's")).toEqual(['bug']);
		expect(found('it’s')).toEqual(['bug']);
	});

	it('reads what is typed as letters, not as a pattern', () => {
		expect(found('.*')).toEqual([]);
		expect(found('password?')).toEqual(['reset']);
	});

	it('S11: reads no more of an endless text than its beginning', () => {
		expect(plainQuery('a!'.repeat(50_000))).toHaveLength(LONGEST_QUERY);
	});

	it('keeps the four headings in their order, also the empty ones', () => {
		expect(groupFaq(FAQ, '', site).map(({ title }) => title)).toEqual(['Account', 'Reviews', 'Courses', 'Technical']);
	});
});

describe('searchHelp', () => {
	const search = (typed: string) => searchHelp([ARTICLE], FAQ, plainQuery(typed), site);

	it('looks for every word in articles and questions', () => {
		expect(search('login session').map(({ to }) => to)).toEqual(['/support/help/safe']);
		expect(search('login').map(({ to }) => to)).toEqual(['/support/help/safe', '/support/faq#reset']);
	});

	it('names those with a hit in the title first', () => {
		expect(search('bug').map(({ title }) => title)).toEqual(['How do I report a bug?']);
		expect(search('reset page').map(({ kind }) => kind)).toEqual(['question']);
	});

	it('shows the words about the place, cut between words', () => {
		const [{ excerpt } = { excerpt: '' }] = search('session');
		expect(excerpt).toMatch(/^… .*End every session on the login page\. .* …$/);
		expect(excerpt.length).toBeLessThan(200);
	});

	it('finds nothing for nothing', () => {
		expect(search(' ')).toEqual([]);
	});
});

describe('readHelpTab', () => {
	it.each([
		['troubleshooting', 'Troubleshooting'],
		['account-management', 'Account Management'],
		[null, 'Getting Started'],
		['__proto__', 'Getting Started'],
	])('reads %j as %s', (text, title) => {
		expect(readHelpTab(text).title).toBe(title);
	});
});

describe('holds', () => {
	it('needs the whole query in one text, not spread over two', () => {
		expect(holds([plain('How do I'), plain('play?')], 'i play')).toBe(false);
	});
});

import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as applicationPage from '#app/routes/support/become-reviewer.tsx';
import * as contactPage from '#app/routes/support/contact.tsx';
import { Footer } from '#app/shell/footer.tsx';
import { APPLICATION_MESSAGES, CONTACT_MESSAGES } from '#domain/support/options.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { type RoutePage, renderPage } from '#tests/support/sites/rendered-page.tsx';
import { ContactPanels } from './contact/contact-panels.tsx';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const SITE = {
	origin: 'https://golf.test',
	companyName: 'Fescue',
	companyAddress: 'Fescue, Stockholm, Sweden',
	mailDomain: 'golf.test',
	socialLinks: [],
	samples: false,
	credits: [],
	year: 2031,
};

const htmlOf = (page: RoutePage, path: string) =>
	renderPage(page, { database, path, pattern: path.split('?', 1)[0] ?? '', params: {}, origin: SITE.origin });

/** What a reader sees of it, in one line. */
const wordsIn = (html: string) =>
	html
		.replace(/<[^>]*>/g, ' ')
		.replace(/&#x27;/g, "'")
		.replace(/\s+/g, ' ');

const optionsOf = (html: string, name: string) => {
	const [, list = ''] = new RegExp(`<select[^>]*name="${name}"[^>]*>([\\s\\S]*?)</select>`).exec(html) ?? [];
	return [...list.matchAll(/<option value="([^"]+)"[^>]*>([^<]*)/g)].map(([, value, label]) => [value, label]);
};

describe('the specification, to the letter:', () => {
	it('the contact form offers five categories', async () => {
		expect(optionsOf(await htmlOf(contactPage, '/support/contact'), 'category')).toEqual([
			['general', 'General Inquiry'],
			['technical', 'Technical Support'],
			['billing', 'Billing &amp; Account'],
			['feedback', 'Feedback &amp; Suggestions'],
			['business', 'Business Partnership'],
		]);
	});

	it('beside it stand a mailbox, an address in Stockholm and the office hours', () => {
		const words = wordsIn(
			renderToStaticMarkup(
				<MemoryRouter>
					<ContactPanels site={SITE} />
				</MemoryRouter>,
			),
		);
		expect(words).toContain('info@golf.test');
		expect(words).toContain('Stockholm');
		expect(words).toContain('Mon-Fri 9:00-17:00 Sat 10:00-15:00 Sun Closed');
	});

	it('the contact form says what is wrong, and that it was sent', () => {
		expect(CONTACT_MESSAGES).toMatchObject({
			name: 'Name must be at least 2 characters.',
			email: 'Please enter a valid email address.',
			subject: 'Subject must be at least 2 characters.',
			category: 'Please select a category.',
			message: 'Message must be at least 10 characters.',
			successTitle: 'Message sent!',
			success: "We've received your message and will get back to you soon.",
			unexpected: 'An unexpected error occurred. Please try again.',
		});
	});

	it('the application asks how long and how often one plays, and its handicap is an index such as 12.4', async () => {
		const html = await htmlOf(applicationPage, '/become-reviewer');
		const values = (name: string) => optionsOf(html, name).map(([value]) => value?.replace('&lt;', '<'));
		expect(values('yearsPlaying')).toEqual(['<1', '1-5', '6-10', '11-20', '20+']);
		expect(values('playFrequency')).toEqual(['weekly-multiple', 'weekly', 'monthly', 'quarterly', 'yearly']);
		expect(html).toContain('placeholder="12.4"');
	});

	it('beside it stand the benefits and the criteria', async () => {
		const words = wordsIn(await htmlOf(applicationPage, '/become-reviewer'));
		for (const benefit of [/early access to new features/i, /verified reviewer badge/i, /invitations to events/i])
			expect(words).toMatch(benefit);
		for (const benefit of [/occasional complimentary rounds/i, /connecting with other golfers/i])
			expect(words).toMatch(benefit);
		for (const criterion of [/passion/i, /writing/i, /course design/i, /varied/i, /honest reviews/i])
			expect(words).toMatch(criterion);
	});

	it('an application that was sent is answered within 5-7 business days, and leads back or home', async () => {
		const html = await htmlOf(applicationPage, '/become-reviewer?submitted=yes');
		const words = wordsIn(html);
		expect(words).toContain('Application Submitted!');
		expect(words).toContain('5-7 business days');
		expect(html).toMatch(/href="\/become-reviewer"[^>]*>Submit Another Application/);
		expect(html).toMatch(/href="\/"[^>]*>Return to Home/);
	});

	it('the application says what is wrong, and that it has come', () => {
		expect(APPLICATION_MESSAGES).toMatchObject({
			firstName: 'First name must be at least 2 characters.',
			lastName: 'Last name must be at least 2 characters.',
			email: 'Please enter a valid email address.',
			country: 'Please enter your country.',
			handicap: 'Please provide your handicap.',
			yearsPlaying: "Please select how long you've been playing.",
			playFrequency: 'Please select how often you play.',
			favoriteCourses: 'Please tell us about your favorite courses.',
			whyJoin: 'Please tell us why you want to be a reviewer (min 50 characters).',
			successTitle: 'Application received!',
			success: 'Thank you for your interest in becoming a reviewer.',
		});
	});

	it('S6, S9: the footer leads everywhere, shows the years and English, and no link to nowhere', () => {
		const html = renderToStaticMarkup(
			<MemoryRouter>
				<Footer site={SITE} />
			</MemoryRouter>,
		);
		const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
		expect(links).toEqual(
			expect.arrayContaining([
				'/',
				'/find-course',
				'/top-rated-courses',
				'/create-review',
				'/auth/signup',
				'/become-reviewer',
				'/support/faq',
				'/support/help',
				'/support/contact',
				'/guides',
				'/partners',
				'/legal/terms',
				'/legal/privacy',
				'/legal/cookie-policy',
				'/legal/gdpr',
			]),
		);
		expect(links).not.toContain('#');
		expect(wordsIn(html)).toContain('© 2025–2031 Fescue');
		expect(wordsIn(html)).toMatch(/Language: English/);
	});
});

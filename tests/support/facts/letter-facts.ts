import type { Facts } from '#mail/letter.ts';

/** What letters print in tests. */
export const FACTS: Facts = {
	companyName: 'Fescue',
	companyAddress: 'Fescue, Stockholm, Sweden',
	supportAddress: 'support@fescue.example',
	origin: 'https://golf.test',
	link: 'https://golf.test/auth/confirm?token_hash=abc&type=signup',
	code: '',
	appeal: '',
	pages: {
		login: 'https://golf.test/auth/login',
		forgotPassword: 'https://golf.test/auth/forgot-password',
		settings: 'https://golf.test/account/settings',
		news: 'https://golf.test/account/news',
		guides: 'https://golf.test/guides',
		faq: 'https://golf.test/support/faq',
		findCourse: 'https://golf.test/find-course',
	},
};

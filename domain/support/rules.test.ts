import { describe, expect, it } from 'vitest';
import { application, message } from '#tests/support/facts/support-forms.ts';
import { APPLICATION_MESSAGES, CONTACT_MESSAGES, SUPPORT_LIMITS } from './options.ts';
import { applicationSchema, contactSchema } from './rules.ts';

const errorsOf = (result: { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
	Object.fromEntries((result.error?.issues ?? []).map(({ path, message: words }) => [path[0], words]));

describe('the contact form', () => {
	it('takes what is filled in well', () => {
		expect(contactSchema.parse(message)).toEqual(message);
	});

	it('names every empty field in the words of the specification', () => {
		expect(errorsOf(contactSchema.safeParse({}))).toEqual({
			name: CONTACT_MESSAGES.name,
			email: CONTACT_MESSAGES.email,
			subject: CONTACT_MESSAGES.subject,
			category: CONTACT_MESSAGES.category,
			message: CONTACT_MESSAGES.message,
		});
	});

	it.each([
		['name', 'K', CONTACT_MESSAGES.name],
		['name', '\u200b\u200b\u200b', CONTACT_MESSAGES.name],
		['name', 'x'.repeat(SUPPORT_LIMITS.name + 1), CONTACT_MESSAGES.nameLong],
		['email', 'karin@', CONTACT_MESSAGES.email],
		['subject', ' s ', CONTACT_MESSAGES.subject],
		['subject', 'x'.repeat(SUPPORT_LIMITS.subject + 1), CONTACT_MESSAGES.subjectLong],
		['category', 'toString', CONTACT_MESSAGES.category],
		['message', 'too short', CONTACT_MESSAGES.message],
		['message', 'x'.repeat(SUPPORT_LIMITS.message + 1), CONTACT_MESSAGES.messageLong],
	])('refuses %s %j', (field, value, words) => {
		expect(errorsOf(contactSchema.safeParse({ ...message, [field]: value }))).toEqual({ [field]: words });
	});

	it.each(['karin@golf.example\r\nBcc: many@golf.example', 'a@golf.example,b@golf.example', '"k\n"@golf.example'])(
		'S08: refuses %j as an address',
		(email) => {
			expect(errorsOf(contactSchema.safeParse({ ...message, email }))).toEqual({ email: CONTACT_MESSAGES.email });
		},
	);

	it('S08: a line end in name and subject is a blank, so that neither can begin another header', () => {
		const parsed = contactSchema.parse({ ...message, name: 'Karin\r\nBcc: x@golf.example', subject: 'Hi\nTo: x' });
		expect(parsed).toMatchObject({ name: 'Karin Bcc: x@golf.example', subject: 'Hi To: x' });
	});

	it('S08: an encoded word in the subject stays the text that it is', () => {
		const subject = '=?utf-8?q?Bcc:_x?=';
		expect(contactSchema.parse({ ...message, subject }).subject).toBe(subject);
	});

	it('S11: refuses an endless address without reading it again and again', () => {
		const email = `${'a!'.repeat(50_000)}@golf.example`;
		expect(errorsOf(contactSchema.safeParse({ ...message, email }))).toEqual({ email: CONTACT_MESSAGES.email });
	});
});

describe('the application', () => {
	it('takes what is filled in well', () => {
		expect(applicationSchema.parse(application)).toEqual(application);
	});

	it('names every empty field in the words of the specification', () => {
		const said = APPLICATION_MESSAGES;
		expect(errorsOf(applicationSchema.safeParse({}))).toEqual({
			firstName: said.firstName,
			lastName: said.lastName,
			email: said.email,
			country: said.country,
			handicap: said.handicap,
			yearsPlaying: said.yearsPlaying,
			playFrequency: said.playFrequency,
			favoriteCourses: said.favoriteCourses,
			whyJoin: said.whyJoin,
		});
	});

	it.each([
		['firstName', 'K', APPLICATION_MESSAGES.firstName],
		['country', 'S', APPLICATION_MESSAGES.country],
		['handicap', '  ', APPLICATION_MESSAGES.handicap],
		['yearsPlaying', '5', APPLICATION_MESSAGES.yearsPlaying],
		['playFrequency', 'daily', APPLICATION_MESSAGES.playFrequency],
		['favoriteCourses', 'Bro Hof', APPLICATION_MESSAGES.favoriteCourses],
		['whyJoin', 'x'.repeat(49), APPLICATION_MESSAGES.whyJoin],
		['whyJoin', `${'x '.repeat(24)}${' '.repeat(60)}`, APPLICATION_MESSAGES.whyJoin],
		['whyJoin', 'x'.repeat(SUPPORT_LIMITS.whyJoin + 1), APPLICATION_MESSAGES.whyJoinLong],
	])('refuses %s %j', (field, value, words) => {
		expect(errorsOf(applicationSchema.safeParse({ ...application, [field]: value }))).toEqual({ [field]: words });
	});
});

import { describe, expect, it } from 'vitest';
import { courseFactsSchema, isSecureAddress, newCourseSchema } from './rules.ts';
import { SUGGESTION_MESSAGES } from './suggestion-messages.ts';

const GOOD = { name: 'Nowhere Links', country: 'SE' };

function messages(schema: typeof newCourseSchema | typeof courseFactsSchema, fields: Record<string, unknown>) {
	const { error } = schema.safeParse(fields);
	return Object.fromEntries((error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]));
}

describe('suggesting a course', () => {
	it('asks for name and country', () => {
		const wanted = { name: SUGGESTION_MESSAGES.name, country: SUGGESTION_MESSAGES.country };
		expect(messages(newCourseSchema, {})).toEqual(wanted);
		expect(messages(newCourseSchema, { name: '\u200b ', country: '' })).toEqual(wanted);
		expect(newCourseSchema.safeParse(GOOD).success).toBe(true);
	});

	it('asks for words where name and country are known', () => {
		expect(messages(courseFactsSchema, { words: 'Par 72' })).toEqual({ words: SUGGESTION_MESSAGES.wordsMissing });
		expect(messages(courseFactsSchema, {})).toEqual({ words: SUGGESTION_MESSAGES.wordsMissing });
	});

	it.each([
		'javascript:alert(1)',
		' jAvAscript:alert(1)',
		'data:text/html,x',
		'vbscript:x',
		'//evil.example',
		'http://club.example',
		'https:club.example',
		'https:\\\\club.example',
		'https://user@club.example',
		'https://localhost',
		'https://127.0.0.1',
		'https://2130706433',
		'https://[::1]/',
		'club.example',
		`https://club.example/${'x'.repeat(300)}`,
	])('S03: refuses %j as a website', (website) => {
		expect(isSecureAddress(website)).toBe(false);
		expect(messages(newCourseSchema, { ...GOOD, website })).toEqual({ website: SUGGESTION_MESSAGES.website });
	});

	it('S03: takes an https address and stores it written out', () => {
		const stored = (website: string) => newCourseSchema.parse({ ...GOOD, website }).website;
		expect(stored('HTTPS://Club.example')).toBe('https://club.example/');
		expect(stored('https://bücher.example/<b>')).toBe('https://xn--bcher-kva.example/%3Cb%3E');
		expect(stored(' ')).toBeNull();
	});

	it('takes an e-mail address or none', () => {
		expect(newCourseSchema.parse({ ...GOOD, email: '' }).email).toBeNull();
		expect(newCourseSchema.parse({ ...GOOD, email: 'A@B.se' }).email).toBe('a@b.se');
		expect(messages(newCourseSchema, { ...GOOD, email: 'nope' })).toEqual({
			email: 'Please enter a valid email address.',
		});
	});
});

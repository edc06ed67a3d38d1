import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DomainContext } from '#domain/shared/context.ts';
import { brokenDatabase, openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { newClient, newMember, PASSWORD } from '#tests/support/facts/accounts.ts';
import { callRoute } from '#tests/support/sites/route-calls.ts';
import * as recovery from '../auth/forgot-password.tsx';
import * as signup from '../auth/signup.tsx';
import * as email from './email.tsx';
import * as password from './password.tsx';
import * as profile from './profile.tsx';

let database: TestDatabase;
let viewer: DomainContext['viewer'];

beforeAll(async () => {
	database = await openTestDatabase();
	({ viewer } = await newMember(database, 'ada@golf.example'));
});

afterAll(() => database.close());

const EMAIL = 'new@golf.example';
const NAMES = { firstName: 'Ada', lastName: 'Green' };
const NEW_PASSWORD = { password: 'a calm morning round', confirmPassword: 'a calm morning round' };
const NOT_STORED = 'Your change could not be stored. Please try again.';

it.each([
	[
		'a sign-up',
		signup.action,
		{ ...NAMES, ...NEW_PASSWORD, email: EMAIL, termsAccepted: 'on' },
		'Failed to create account',
	],
	[
		'a request for a new password',
		recovery.action,
		{ email: EMAIL },
		'An error occurred while processing your request',
	],
	['a change of address', email.action, { email: EMAIL, currentPassword: PASSWORD }, NOT_STORED],
	['a new password', password.action, { ...NEW_PASSWORD, currentPassword: PASSWORD }, NOT_STORED],
	['a profile', profile.action, { ...NAMES, handicap: '12.4' }, NOT_STORED],
])(
	'%s that the database fails comes back with its words, and with what was typed but the passwords',
	async (what, action, typed, words) => {
		const reported: string[] = [];
		const report = (message: string) => reported.push(message);
		const ctx = database.context({ client: newClient(), viewer, db: brokenDatabase(database), report });
		const answer = await callRoute<Awaited<ReturnType<typeof signup.action>>>(action, '/', ctx, typed);
		if (answer instanceof Response) throw new Error('the form was taken');
		expect(answer.init?.status).toBe(503);
		expect(answer.data.failed).toBe(words);
		const {
			password: _,
			confirmPassword: __,
			currentPassword: ___,
			...shown
		} = { ...NEW_PASSWORD, currentPassword: '', ...typed };
		expect(answer.data.result.initialValue).toEqual(shown);
		expect(reported).toEqual([`Storing ${what} failed`]);
	},
);

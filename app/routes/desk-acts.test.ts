import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseSuggestions } from '#database/schema/catalogue.ts';
import { contactMessages } from '#database/schema/support.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { editorRow } from '#tests/support/desk.ts';
import { callRoute } from '#tests/support/route-calls.ts';
import * as message from './desk-message.tsx';
import * as suggestion from './desk-suggestion.tsx';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

type Refused = { init: ResponseInit | null; data: { error: string; words: string; fields?: Record<string, string> } };

async function refusal(action: (args: never) => Promise<unknown>, path: string, body: Record<string, string>) {
	const { ctx } = await editorRow(test);
	const answer = await callRoute(action, path, ctx, body, { id: path.split('/').at(-1) ?? '' });
	// What routes give back with `data()`.
	const { init, data } = answer as Refused;
	return { status: init?.status, ...data };
}

describe('a decision that lacks something comes back with what was typed, and says which field it is', () => {
	it('of a message', async () => {
		const [row] = await test.db
			.insert(contactMessages)
			.values({
				...{ reference: 'REF-EMPTY', name: 'Karin Lind', email: 'karin@golf.example', subject: 'A lost ball' },
				...{ category: 'general', message: 'It lies left of the fourth.' },
			})
			.returning();
		const path = `/desk/message/${row?.id}`;
		expect(await refusal(message.action, path, { outcome: 'answered', seen: '0', words: ' ' })).toMatchObject({
			...{ status: 400, error: 'Please write your answer.', fields: { words: 'Please write your answer.' } },
		});
		const long = 'a'.repeat(4_001);
		expect(await refusal(message.action, path, { outcome: 'closed', seen: '0', words: long })).toMatchObject({
			...{ status: 400, words: long, error: 'Please use at most 4,000 characters.' },
		});
	});

	it('of a suggestion', async () => {
		const [row] = await test.db.insert(courseSuggestions).values({ name: 'Nowhere Links', country: 'SE' }).returning();
		const path = `/desk/suggestion/${row?.id}`;
		const typed = { outcome: 'declined', ground: '', words: '' };
		expect(await refusal(suggestion.action, path, typed)).toMatchObject({
			status: 400,
			fields: {
				ground: 'Please choose a ground.',
				words: 'Please say why, in words for those who get the letter.',
			},
		});
	});
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseSuggestions } from '#database/schema/catalogue.ts';
import { contactMessages } from '#database/schema/support.ts';
import { rejectReview } from '#domain/moderation/commands.ts';
import { restoreTaken } from '#domain/moderation/restore-commands.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { editorRow, heldReview, listEntries } from '#tests/support/desk.ts';
import { callRoute } from '#tests/support/route-calls.ts';
import { courseRow } from '#tests/support/rows.ts';
import * as appeal from './desk-appeal.tsx';
import * as application from './desk-application.tsx';
import * as closing from './desk-course-closing.tsx';
import * as merger from './desk-course-merger.tsx';
import * as restoration from './desk-log-restoration.tsx';
import * as member from './desk-member.tsx';
import * as message from './desk-message.tsx';
import * as photograph from './desk-photograph.tsx';
import * as report from './desk-report.tsx';
import * as review from './desk-review.tsx';
import * as role from './desk-role.tsx';
import * as scorecard from './desk-scorecard.tsx';
import * as suggestion from './desk-suggestion.tsx';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

type Refused = { init: ResponseInit | null; data: { error: string; words: string; fields?: Record<string, string> } };

type Action = (args: never) => Promise<unknown>;

/** What an editor is answered who posts to the page of a thing, or to one below it. */
async function refusal(
	action: Action,
	path: string,
	body: Record<string, string>,
	role: 'editor' | 'chief' = 'editor',
) {
	const { ctx } = await editorRow(test, {}, role);
	const answer = await callRoute(action, path, ctx, body, { id: /\d+/.exec(path)?.[0] ?? '' });
	// What routes give back with `data()`.
	const { init, data } = answer as Refused;
	return { status: init?.status, ...data };
}

describe('a decision that lacks something comes back with what was typed, and says which field it is', () => {
	it('of a message', async () => {
		const [row] = await test.db
			.insert(contactMessages)
			.values({
				reference: 'REF-EMPTY',
				name: 'Karin Lind',
				email: 'karin@golf.example',
				subject: 'A lost ball',
				category: 'general',
				message: 'It lies left of the fourth.',
			})
			.returning();
		const path = `/desk/message/${row?.id}`;
		expect(await refusal(message.action, path, { outcome: 'answered', seen: '0', words: ' ' })).toMatchObject({
			status: 400,
			error: 'Please write your answer.',
			fields: { words: 'Please write your answer.' },
		});
		const long = 'a'.repeat(4_001);
		expect(await refusal(message.action, path, { outcome: 'closed', seen: '0', words: long })).toMatchObject({
			status: 400,
			words: long,
			error: 'Please use at most 4,000 characters.',
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

describe('an outcome that no form of the desk has is a plain 400', () => {
	it.each(
		Object.entries({ appeal, application, member, message, photograph, report, review, role, scorecard, suggestion }),
	)('of the page for one %s', async (kind, { action }) => {
		const { ctx } = await editorRow(test, {}, 'chief');
		for (const outcome of ['no-such', '__proto__', 'constructor', 'restored']) {
			const id = kind === 'photograph' || kind === 'scorecard' ? randomUUID() : '1';
			const answered = callRoute(action as Action, `/desk/inbox/${kind}/${id}`, ctx, { outcome, seen: '0' }, { id });
			await expect(answered, outcome).rejects.toMatchObject({ init: { status: 400 } });
		}
	});
});

describe('what does not stand any more as the editor saw it is answered with 409, on the page', () => {
	it('of a course that is closed already', async () => {
		const { id } = await courseRow(test, { closedOn: '2025-09-30' });
		const typed = { closedOn: '2026-01-31', words: 'The sea took it.' };
		expect(await refusal(closing.action, `/desk/courses/${id}/closing`, typed)).toMatchObject({
			status: 409,
			error: 'That was so already.',
			...typed,
		});
		const tooLate = { ...typed, closedOn: '2999-01-01' };
		expect(await refusal(closing.action, `/desk/courses/${id}/closing`, tooLate)).toMatchObject({ status: 400 });
	});

	it('of courses that were changed before they were merged', async () => {
		const [kept, gone] = [await courseRow(test), await courseRow(test)];
		const path = `/desk/courses/${kept.id}/merger?with=${gone.id}`;
		expect(await refusal(merger.action, path, { kept: 'old', gone: 'older' })).toMatchObject({
			status: 409,
			changed: true,
		});
	});

	it('of what was restored meanwhile, in words that are true of it', async () => {
		const { id } = await heldReview(test);
		await rejectReview((await editorRow(test)).ctx, { reviewId: id, version: 1 }, { ground: 'harm', words: 'A face.' });
		const [entry] = await listEntries(test, 'review', id);
		const path = `/desk/log/${entry?.id}/restoration`;
		expect(await refusal(restoration.action, path, { words: ' ' }, 'chief')).toMatchObject({
			status: 400,
			error: 'Please write a few words.',
		});
		const words = 'The face is a statue’s.';
		const { ctx } = await editorRow(test, {}, 'chief');
		await restoreTaken(ctx, entry?.id ?? 0, words);
		const again = await refusal(restoration.action, path, { words }, 'chief');
		expect(again).toMatchObject({ status: 409, words });
		expect(again.error).toMatch(/^It cannot be restored any more: it stands again, /);
	});
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseSuggestions } from '#database/schema/catalogue.ts';
import { contactMessages } from '#database/schema/support.ts';
import { takeItem } from '#domain/desk/item-commands.ts';
import { getOpenItem } from '#domain/desk/item-queries.ts';
import { rejectReview } from '#domain/moderation/commands.ts';
import { restoreTaken } from '#domain/moderation/restore-commands.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow } from '#tests/support/databases/rows.ts';
import { editorRow, heldReview, listEntries } from '#tests/support/facts/desk.ts';
import { callRoute } from '#tests/support/sites/route-calls.ts';
import * as closing from './courses/closing.tsx';
import * as course from './courses/course.tsx';
import * as merger from './courses/merger.tsx';
import * as appeal from './items/appeal.tsx';
import * as application from './items/application.tsx';
import * as message from './items/message.tsx';
import * as photograph from './items/photograph.tsx';
import * as report from './items/report.tsx';
import * as review from './items/review.tsx';
import * as scorecard from './items/scorecard.tsx';
import * as suggestion from './items/suggestion.tsx';
import * as restoration from './log/restoration.tsx';
import * as member from './members/member.tsx';
import * as role from './members/role.tsx';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

type Refused = { init: ResponseInit | null; data: { error: string; words: string; fields?: Record<string, string> } };

type Asked = { init: { status: number }; data: { notice: string; told: string; words: string } };

const SENDER = { name: 'Karin Lind', email: 'karin@golf.example' };

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
	it('of the facts of a course, with who told them', async () => {
		const { id } = await courseRow(test);
		const typed = { name: ' ', toldBy: 'club', isChecked: 'on' };
		expect(await refusal(course.action, `/desk/courses/${id}`, typed)).toMatchObject({
			...{ status: 400, toldBy: { from: 'club', isChecked: true } },
			errors: { name: expect.any(String) },
		});
	});

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

describe('what somebody else has taken on asks once before another decides it', () => {
	it('a review, and keeps what was typed', async () => {
		const { id, item } = await heldReview(test);
		const holder = await editorRow(test);
		await takeItem(holder.ctx, item);
		const path = `/desk/inbox/review/${id}`;
		const typed = { outcome: 'rejected', version: '1', ground: 'harm', words: 'A name stands in it.' };
		const { ctx } = await editorRow(test);
		const post = (fields: object) =>
			callRoute(review.action as Action, path, ctx, { ...typed, ...fields }, { id: `${id}` });
		const asked = (await post({})) as Asked;
		expect(asked).toMatchObject({
			init: { status: 409 },
			data: { words: typed.words, ground: 'harm', told: holder.userId },
		});
		expect(asked.data.notice).toBe(`${holder.email} has taken this on. Press again to decide it all the same.`);
		// What is wrong with the second press is told, and not asked anew.
		const lacking = (await post({ told: asked.data.told, words: ' ' })) as Asked;
		expect(lacking).toMatchObject({ init: { status: 400 }, data: { told: holder.userId } });
		// It has gone to a third one meanwhile.
		const third = await editorRow(test);
		await takeItem(third.ctx, item);
		expect(((await post({ told: asked.data.told })) as Asked).data).toMatchObject({ told: third.userId });
		const answer = (await post({ told: third.userId })) as Response;
		expect(answer.status).toBe(303);
		expect(await getOpenItem(ctx, item)).toHaveProperty('decidedBy', expect.stringContaining('@'));
	});

	it('a suggestion, whichever way it is decided, and a message', async () => {
		const [row] = await test.db.insert(courseSuggestions).values({ name: 'Taken Links', country: 'SE' }).returning();
		const holder = await editorRow(test);
		await takeItem(holder.ctx, { kind: 'suggestion', id: String(row?.id) });
		const path = `/desk/suggestion/${row?.id}`;
		const said = `${holder.email} has taken this on. Press again to decide it all the same.`;
		const declined = { outcome: 'declined', ground: 'exists', words: 'We have it.' };
		expect(await refusal(suggestion.action, path, declined)).toMatchObject({ status: 409, error: said });
		const facts = { name: 'Taken Links', slug: 'taken-links', country: 'SE' };
		expect(await refusal(suggestion.action, path, facts)).toMatchObject({ status: 409, error: said });
		const [letter] = await test.db
			.insert(contactMessages)
			.values({ ...SENDER, reference: 'REF-TAKEN', subject: 'A ball', category: 'general', message: 'It lies there.' })
			.returning();
		await takeItem(holder.ctx, { kind: 'message', id: String(letter?.id) });
		const answered = { outcome: 'answered', seen: '0', words: 'We have found it.' };
		expect(await refusal(message.action, `/desk/message/${letter?.id}`, answered)).toMatchObject({
			status: 409,
			error: said,
			words: answered.words,
		});
	});
});

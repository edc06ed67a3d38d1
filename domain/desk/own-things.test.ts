import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conditionReports } from '#database/schema/conditions.ts';
import { appeals, deskItems } from '#database/schema/desk.ts';
import { lists } from '#database/schema/lists.ts';
import { reports } from '#database/schema/moderation.ts';
import { photographs, scorecards } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { reviewerApplications } from '#database/schema/support.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow } from '#tests/support/databases/rows.ts';
import { carryOutAll, decide, editorRow, heldReview, listEntries } from '#tests/support/facts/desk.ts';
import { application } from '#tests/support/facts/support-forms.ts';
import { restoreTaken } from '../moderation/restore-commands.ts';
import { captionMark } from '../pictures/caption-mark.ts';
import { decideItem } from './deciding/decision-commands.ts';
import { DECISIONS } from './deciding/decisions.ts';
import { getOpenItem } from './item-queries.ts';
import type { ItemName } from './kinds.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

type Editor = Awaited<ReturnType<typeof editorRow>>;

const REASONS = { ground: 'harm', words: 'A face.' } as const;
const published = (facts: object) => heldReview(test, { status: 'published', heldBy: [], ...facts });

/** A photograph of a review, which waits. */
async function photographOf({ id: reviewId, courseId }: { id: number; courseId: number }) {
	const facts = { reviewId, courseId, position: 1, status: 'ready', width: 8, height: 6 } as const;
	const [row] = await test.db.insert(photographs).values(facts).returning();
	const item = { kind: 'photograph', id: row?.id ?? '' } as const;
	const waiting = { kind: item.kind, thingId: item.id, openedAt: new Date() };
	await test.db.insert(deskItems).values(waiting).onConflictDoNothing();
	return item;
}

let count = 0;
async function reportOf(about: { id: number; courseId: number }, by: Partial<typeof reports.$inferInsert> = {}) {
	const thing = { kind: 'review', reviewId: about.id, courseId: about.courseId, version: 1, reason: 'harm' } as const;
	const said = { words: 'A name.', name: 'Eva Lund', email: `eva-${++count}@golf.example` };
	const [row] = await test.db
		.insert(reports)
		.values({ reference: `OWN-${count}`, ...thing, ...said, ...by })
		.returning();
	return { kind: 'report', id: String(row?.id) } as const;
}

/** An objection of an editor whose review a third one has rejected. */
async function objectionOf({ userId, email }: Editor) {
	const { id, item } = await heldReview(test, { userId });
	await decide((await editorRow(test)).ctx, item, { outcome: 'rejected', version: 1, ...REASONS });
	await carryOutAll(test);
	const [entry] = await listEntries(test, 'review', id);
	const facts = {
		decisionId: entry?.id ?? 0,
		party: 'author',
		words: 'It is fair.',
		email,
		createdAt: new Date(),
	} as const;
	const [row] = await test.db.insert(appeals).values(facts).returning();
	return { kind: 'appeal', id: String(row?.id) } as const;
}

/** Everything that can be an editor's own, with a decision about it. */
const OWN: [what: string, make: (own: Editor) => Promise<ItemName>, posted: object][] = [
	['a review', async ({ userId }) => (await heldReview(test, { userId })).item, { outcome: 'approved', version: 1 }],
	[
		'a review sent without the account',
		async ({ email }) => (await heldReview(test, { userId: null, visitorEmail: email })).item,
		{ outcome: 'approved', version: 1 },
	],
	[
		'a photograph',
		async ({ userId }) => photographOf(await published({ userId })),
		{ outcome: 'kept', caption: captionMark('') },
	],
	[
		'a scorecard',
		async ({ userId }) => {
			const { id } = await published({ userId });
			const [card] = await test.db.insert(scorecards).values({ reviewId: id }).returning();
			return { kind: 'scorecard', id: card?.id ?? '' };
		},
		{ outcome: 'accepted', version: 1, words: '' },
	],
	[
		'a list',
		async ({ userId }) => {
			const held = { userId, title: 'Mine', visibility: 'public', status: 'held', heldBy: ['link'] } as const;
			const [list] = await test.db
				.insert(lists)
				.values({ ...held, heldBy: [...held.heldBy] })
				.returning();
			return { kind: 'list', id: String(list?.id) };
		},
		{ outcome: 'approved', version: 1 },
	],
	[
		'a report of conditions',
		async ({ userId }) => {
			const { id: courseId } = await courseRow(test);
			const told = { courseId, userId, byMember: true, day: '2026-05-28', told: { greens: 'poor' } };
			const [row] = await test.db
				.insert(conditionReports)
				.values({ ...told, observedAt: new Date(), status: 'held', heldBy: ['haste'] })
				.returning();
			return { kind: 'conditions', id: String(row?.id) };
		},
		{ outcome: 'approved' },
	],
	[
		'a report against one’s own report of conditions',
		async ({ userId }) => {
			const { id: courseId } = await courseRow(test);
			const told = { courseId, userId, byMember: true, day: '2026-05-28', told: { greens: 'poor' } };
			const [row] = await test.db
				.insert(conditionReports)
				.values({ ...told, observedAt: new Date() })
				.returning();
			const about = { kind: 'conditions', reviewId: null, conditionsId: row?.id ?? 0, version: null } as const;
			return reportOf({ id: 0, courseId }, about);
		},
		{ outcome: 'dismissed', words: 'It is fair.' },
	],
	[
		'a report against one’s own review',
		async ({ userId }) => reportOf(await published({ userId })),
		{ outcome: 'dismissed', words: 'It is fair.' },
	],
	[
		'a report of one’s own',
		async ({ userId }) => reportOf(await published({}), { userId }),
		{ outcome: 'upheld', version: 1, ...REASONS },
	],
	[
		'an application',
		async ({ email }) => {
			const [row] = await test.db
				.insert(reviewerApplications)
				.values({ ...application, email })
				.returning();
			return { kind: 'application', id: String(row?.id) };
		},
		{ outcome: 'accepted', words: '' },
	],
	['an objection', objectionOf, { outcome: 'granted', words: 'We were wrong.' }],
];

describe('what is an editor’s own', () => {
	it.each(OWN)('%s is decided by another editor', async (_what, make, posted) => {
		const [own, other] = [await editorRow(test), await editorRow(test)];
		const item = await make(own);
		expect(await getOpenItem(own.ctx, item)).toMatchObject({ notForMe: 'own-thing' });
		expect(await decideItem(own.ctx, item, posted)).toEqual({ ok: false, kind: 'own-thing' });
		// Nor by the command behind it, whoever may call that.
		const parsed = DECISIONS[item.kind].schema.parse(posted);
		expect(await DECISIONS[item.kind].carryOut(own.ctx, item.id, parsed)).toEqual({ ok: false, kind: 'own-thing' });
		expect(await listEntries(test, item.kind, item.id)).toEqual([]);
		expect(await getOpenItem(other.ctx, item)).toMatchObject({ notForMe: null });
		await decide(other.ctx, item, posted);
		await carryOutAll(test);
		expect(await getOpenItem(other.ctx, item)).toBeNull();
	});

	it('is not put back by the chief editor whom it was taken from', async () => {
		const [chief, other] = [await editorRow(test, {}, 'chief'), await editorRow(test)];
		const { id, item } = await heldReview(test, { userId: chief.userId });
		await decide(other.ctx, item, { outcome: 'rejected', version: 1, ...REASONS });
		await carryOutAll(test);
		const [entry] = await listEntries(test, 'review', id);
		expect(await restoreTaken(chief.ctx, entry?.id ?? 0, 'It was fair.')).toEqual({ ok: false, kind: 'own-thing' });
		const [row] = await test.db.select().from(reviews).where(eq(reviews.id, id));
		expect(row?.status).toBe('rejected');
	});
});

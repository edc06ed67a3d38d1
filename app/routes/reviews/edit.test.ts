import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photographs } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { PICTURE_MESSAGES } from '#domain/pictures/messages.ts';
import type { DomainContext, Member } from '#domain/shared/context.ts';
import { issueStamp } from '#domain/shared/forms/stamp.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { refuseChanges } from '#tests/support/databases/refuse-changes.ts';
import { newClient } from '#tests/support/facts/accounts.ts';
import { aCourse, establishedMember } from '#tests/support/facts/reviews.ts';
import { callRoute } from '#tests/support/sites/route-calls.ts';
import { action } from './edit.tsx';

let database: TestDatabase;
let viewer: Member;
let place: { reviewId: number; courseId: number };

beforeAll(async () => {
	database = await openTestDatabase();
	viewer = await establishedMember(database);
	const courseId = await aCourse(database);
	const words = { content: 'Firm, fast and honest.', rating: 9, datePlayed: '2024-10-01', reviewerName: 'Ada Green' };
	const [review] = await database.db
		.insert(reviews)
		.values({ courseId, userId: viewer.userId, ...words })
		.returning({ id: reviews.id });
	place = { reviewId: review?.id ?? 0, courseId };
	await addPhotographs(6, place);
});

afterAll(() => database.close());

/** Ready ones: of the review, or sent ahead. */
async function addPhotographs(count: number, at?: typeof place) {
	const rows = Array.from({ length: count }, (_, before) => ({
		userId: viewer.userId,
		status: 'ready' as const,
		...(at && { ...at, position: before + 1 }),
	}));
	const added = await database.db.insert(photographs).values(rows).returning({ id: photographs.id });
	return added.map(({ id }) => id);
}

async function stored() {
	const { db } = database;
	const rows = await db
		.select({ id: photographs.id })
		.from(photographs)
		.where(eq(photographs.reviewId, place.reviewId))
		.orderBy(asc(photographs.position));
	return rows.map(({ id }) => id);
}

/** Sends the edited review with its photographs as the form has them. */
async function save(fields: Record<string, string>, overrides: Partial<DomainContext> = {}) {
	const ctx = database.context({ client: newClient(), viewer, ...overrides });
	const body = {
		stamp: issueStamp(ctx.secret, new Date(Date.now() - 60_000)),
		version: '1',
		reviewerName: 'Ada Green',
		rating: '9',
		playDate: '2024-10-01',
		reviewText: 'Firm, fast and honest, said again.',
		...fields,
	};
	const id = String(place.reviewId);
	const answer = await callRoute(action, `/reviews/${id}/edit`, ctx, body, { id });
	if (answer instanceof Response) return { status: answer.status };
	return { status: answer.init?.status, ...answer.data };
}

const named = (ids: readonly string[]) => ({
	photographs: JSON.stringify(ids.map((id) => ({ id, alt: 'The ninth' }))),
});

const tooMany = PICTURE_MESSAGES['too-many-pictures'];

describe('the photographs of an edited review', () => {
	it('all stay where one too many is sent, which comes back to choose from with all that was typed', async () => {
		const before = await stored();
		const seven = [...(await addPhotographs(1)), ...before];
		expect(await save(named(seven))).toMatchObject({
			status: 422,
			result: { initialValue: { reviewText: 'Firm, fast and honest, said again.' } },
			photographs: { chosen: seven.map((id) => ({ id, alt: 'The ninth' })), refused: tooMany, asked: true },
		});
		expect(await stored()).toEqual(before);
		const plain = Object.fromEntries(seven.map((id, at) => [`id-${at + 1}`, id]));
		expect(await save(plain)).toMatchObject({ status: 422, photographs: { refused: tooMany } });
		expect(await stored()).toEqual(before);
		expect(await save(named(seven.slice(0, 6)))).toEqual({ status: 303 });
		expect(await stored()).toEqual(seven.slice(0, 6));
	});

	it.each(['{', '[1]', JSON.stringify(Array(2).fill({ id: '0f8fad5b-d9cb-469f-a165-70867728950e', alt: '' }))])(
		'S22: all stay where the form says what cannot be read: %s',
		async (text) => {
			const before = await stored();
			expect(await save({ photographs: text })).toMatchObject({ status: 422, photographs: { asked: false } });
			expect(await stored()).toEqual(before);
		},
	);

	it('R01, R05: are not said to be saved where they are not; the same form again takes out the one that is to go', async () => {
		const before = await stored();
		const [current] = await database.db.select().from(reviews).where(eq(reviews.id, place.reviewId));
		const fields = {
			...named(before.slice(1)),
			version: String(current?.version),
			stamp: issueStamp(database.context().secret, new Date(Date.now() - 60_000)),
		};
		const letThrough = await refuseChanges(database, 'photographs');
		const again = await save(fields, { report: () => {} });
		// By then the review stands at another version; the form that comes back is of the one that was edited.
		const seen = { version: Number(fields.version), rejected: false };
		expect(again).toMatchObject({ status: 503, stamp: fields.stamp, seen });
		await letThrough();
		expect(await stored()).toEqual(before);
		expect(await save(fields)).toEqual({ status: 303 });
		expect(await stored()).toEqual(before.slice(1));
		const [after] = await database.db.select().from(reviews).where(eq(reviews.id, place.reviewId));
		expect(after?.version).toBe((current?.version ?? 0) + 1);
	});
});

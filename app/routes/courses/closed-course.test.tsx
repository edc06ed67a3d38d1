import { afterAll, beforeAll, expect, it } from 'vitest';
import { partners } from '#database/schema/catalogue.ts';
import { signBooking } from '#domain/reviews/verification/booking-link.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow } from '#tests/support/databases/rows.ts';
import { renderPage } from '#tests/support/sites/rendered-page.tsx';
import * as booking from './booking.tsx';
import * as checkIn from './check-in.tsx';

let database: TestDatabase;

beforeAll(async () => {
	database = await openTestDatabase();
});

afterAll(() => database.close());

const CLOSED = 'losed since 1 June 2026';
const origin = 'https://golf.test';

it.each([
	[null, false],
	['2026-06-01', true],
])('the page of the check-in of a course closed on %s', async (closedOn, closed) => {
	const { slug } = await courseRow(database, { closedOn });
	const { ctx } = await memberRow(database);
	const path = `/courses/sweden/${slug}/check-in`;
	const params = { country: 'sweden', slug };
	const html = await renderPage(checkIn, { database, ctx, path, pattern: path.slice(1), params, origin });
	expect(html.includes('Check in here')).toBe(!closed);
	expect(html.replaceAll('<!-- -->', '').includes(`C${CLOSED}`)).toBe(closed);
});

it.each([
	['2026-05-31', false],
	['2026-06-01', true],
])('the page of a round on %s at a course closed on 1 June', async (day, closed) => {
	const { slug } = await courseRow(database, { closedOn: '2026-06-01' });
	const row = { name: `Tees of ${day}`, website: 'https://tee.example', signingSecret: 'a key' };
	const [partner] = await database.db.insert(partners).values(row).returning();
	const round = { partner: partner?.id ?? 0, course: slug, day, reference: 'TEE-1042' };
	const signature = signBooking('a key', round);
	const query = new URLSearchParams({ ...round, partner: String(round.partner), signature });
	const { ctx } = await memberRow(database);
	const path = `/bookings/confirm?${query}`;
	const html = await renderPage(booking, { database, ctx, path, pattern: 'bookings/confirm', params: {}, origin });
	expect(html.includes('Yes, I played')).toBe(!closed);
	expect(html.includes(`has been c${CLOSED}`)).toBe(closed);
});

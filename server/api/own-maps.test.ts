import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#app/lib/paths.ts';
import { users } from '#database/schema/accounts.ts';
import { likedCourses } from '#database/schema/reviews.ts';
import { courseRow } from '#tests/support/databases/rows.ts';
import { PASSWORD } from '#tests/support/facts/accounts.ts';
import { type AuthSite, cookiesOf, OWN_PAGE, startAuthSite } from '#tests/support/sites/auth-site.ts';

let auth: AuthSite;

beforeAll(async () => {
	auth = await startAuthSite();
});

afterAll(() => auth.close());

const dotsIn = (svg: string) => svg.split('h0').length - 1;

describe('the map of a member’s list', () => {
	it('S26: shows the member’s own courses, to nobody else and never kept', async () => {
		const email = 'mapped@golf.example';
		await auth.member(email);
		const course = await courseRow(auth.database, { latitude: 55.4, longitude: 12.9 });
		const [member] = await auth.database.db.select().from(users).where(eq(users.email, email));
		await auth.database.db.insert(likedCourses).values({ userId: member?.id ?? '', courseId: course.id });
		const body = { email, password: PASSWORD };
		const cookie = cookiesOf(await auth.call('/token?grant_type=password', { body, headers: OWN_PAGE }));

		const own = await auth.site.get(paths.ownMap('want-to-play'), { headers: { cookie } });
		expect([own.status, own.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
		expect(own.headers.get('cache-control')).toBe('private, no-store');
		expect(own.headers.get('content-security-policy')).toContain("default-src 'none'");
		expect(dotsIn(await own.text())).toBe(1);
		expect(dotsIn(await (await auth.site.get(paths.ownMap('played'), { headers: { cookie } })).text())).toBe(0);
		expect(dotsIn(await (await auth.site.get(paths.ownMap('want-to-play'))).text())).toBe(0);
		for (const address of [paths.lifeMap(), paths.lifeMap(2026)]) {
			const life = await auth.site.get(address, { headers: { cookie } });
			expect([life.status, life.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
			// The dot of a wish, and the land's colour within it; no course was played in that year.
			expect(dotsIn(await life.text())).toBe(address === paths.lifeMap() ? 2 : 0);
			expect(dotsIn(await (await auth.site.get(address)).text())).toBe(0);
		}
		expect((await auth.site.get('/account/maps/golf/20266.svg', { headers: { cookie } })).status).toBe(404);
		expect((await auth.site.get('/account/maps/other.svg', { headers: { cookie } })).status).toBe(404);
	});
});

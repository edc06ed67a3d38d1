/**
 * `node tests/e2e/support/grant.ts badge EMAIL` gives a member the reviewer's badge; `representative EMAIL COURSE` lets a member speak
 * for a course; `booking COURSE DAY` prints the address by which a partner vouches for a round; `absence EMAIL DAYS` makes
 * it so long ago that a member has read their news; `alerts EMAIL` posts what letters about courses are due, and prints how many of
 * them a member has been posted. Beside the running site.
 */
import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { paths } from '#app/lib/paths.ts';
import { asOperator } from '#cli/operator-context.ts';
import { runWithDatabase } from '#cli/with-database.ts';
import { users } from '#database/schema/accounts.ts';
import { courses, partners } from '#database/schema/catalogue.ts';
import { newsReaders } from '#database/schema/following.ts';
import { mailOutbox } from '#database/schema/mail.ts';
import { grantBadge } from '#domain/accounts/editors/badge-store.ts';
import { buildCourseIndex } from '#domain/catalogue/course-index/build.ts';
import { appointRepresentativeOf } from '#domain/course-desk/representative-commands.ts';
import { postAlerts } from '#domain/following/alert-commands.ts';
import { signBooking } from '#domain/reviews/verification/booking-link.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { failure, success } from '#domain/shared/result.ts';
import { inTransaction } from '#domain/shared/transaction.ts';

const [what = '', ...words] = process.argv.slice(2);

const GRANTS: Record<string, (ctx: DomainContext, first: string, second: string) => Promise<unknown>> = {
	badge: async (ctx, email) => {
		const granted = await inTransaction(ctx, async (tx) =>
			(await grantBadge(tx, ctx, { email })) ? success({}) : failure({ kind: 'member-unknown' }),
		);
		return granted.ok;
	},
	representative: async (ctx, email, slug) => {
		const [course] = await ctx.db.select({ id: courses.id }).from(courses).where(eq(courses.slug, slug));
		return (await appointRepresentativeOf(ctx, course?.id ?? 0, email)).ok;
	},
	absence: async ({ db, now }, email, days) => {
		const seenAt = new Date(now().getTime() - Number(days) * 86_400_000);
		const whose = sql`${newsReaders.userId} = (select ${users.id} from ${users} where ${eq(users.email, email)})`;
		return (await db.update(newsReaders).set({ seenAt }).where(whose)).rowCount;
	},
	alerts: async ({ db, now, changes }, email) => {
		const index = await buildCourseIndex(db);
		await postAlerts({ db, now, changes, courseIndex: { ready: async () => index } }, () => false);
		const those = and(eq(mailOutbox.message, 'course-alert'), eq(mailOutbox.recipient, email));
		return String(await db.$count(mailOutbox, those));
	},
	booking: async ({ db }, course, day) => {
		const key = randomBytes(32).toString('base64url');
		const partner = { name: 'Tees and Times', website: 'https://tees.example', signingSecret: key };
		const [made] = await db.insert(partners).values(partner).returning({ id: partners.id });
		const booking = { partner: made?.id ?? 0, course, day, reference: randomBytes(6).toString('hex') };
		return paths.confirmBooking({ ...booking, signature: signBooking(key, booking) });
	},
};

await runWithDatabase(
	() =>
		({ url }) =>
			asOperator(url, async (ctx) => {
				const [first = '', second = ''] = words;
				const granted = await GRANTS[what]?.(ctx, first, second);
				if (!granted) throw new Error(`could not be granted: ${what} ${words.join(' ')}`);
				process.stdout.write(`${String(granted)}\n`);
			}),
);

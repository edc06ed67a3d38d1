import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { utcDay } from '#domain/shared/day.ts';
import { memberStamp } from '../support/members.ts';
import { tellDatabase } from '../support/tell-database.ts';

/** A form of conditions that comes back sooner is held. */
const READING_MILLISECONDS = 2_000;

/** Members who follow a course and have asked for letters about it an hour ago. */
export const addAlertReaders = (databaseUrl: string, courseId: number, emails: readonly string[]) =>
	tellDatabase(
		databaseUrl,
		`with made as (insert into users (email, confirmed_at) select email, now() from unnest($2::text[]) email returning id),
			followed as (insert into follows (user_id, course_id) select id, $1 from made)
		insert into news_readers (user_id, alert_id, alert_until) select id, gen_random_uuid(), now() - interval '1 hour' from made`,
		[courseId, emails],
	);

/** How the letters about courses to these addresses stand in the outbox: those of one address together, in the order of addresses. */
export const alertsTo = (databaseUrl: string, emails: readonly string[]) =>
	tellDatabase<{ recipient: string; letters: number; sent: number; attempts: number }>(
		databaseUrl,
		`select recipient, count(*)::int as letters, count(*) filter (where status = 'sent')::int as sent, sum(attempts)::int as attempts
		from mail_outbox where message = 'course-alert' and recipient = any($1) group by recipient order by recipient`,
		[emails],
	);

type Teller = { origin: string; siteOrigin: string; cookie: string };

/** A member tells of a course at one node, whose pages have the origin of the site; it is shown at once. */
export async function tellOfCourse({ origin, siteOrigin, cookie }: Teller, path: string, told: Record<string, string>) {
	const stamp = await memberStamp(origin, cookie);
	await sleep(READING_MILLISECONDS);
	const body = new URLSearchParams({ stamp, day: utcDay(new Date()), ...told });
	const headers = { Cookie: cookie, Origin: siteOrigin };
	const answer = await fetch(origin + path, { method: 'POST', body, headers, redirect: 'manual' });
	await answer.text();
	expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${path}?sent=shown`]);
}

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { LETTER_STATUSES } from '#database/schema/mail.ts';
import { LATE_BACKUP_HOURS } from '#domain/desk/figures/last-backup.ts';
import { backgroundJobs, type JobParts } from '#server/jobs/background-jobs.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { freePort } from '#tests/support/sites/site.ts';
import { startTinySite, type TinySite } from '#tests/support/sites/tiny-site.ts';

let test: TestDatabase;
let site: TinySite;
let figures: string;
beforeAll(async () => {
	test = await openTestDatabase();
	figures = `http://127.0.0.1:${await freePort()}/metrics`;
	// A database is no replica of itself, and so never read from; but the figure of one is told.
	const replica = { DATABASE_URL: test.url, DATABASE_REPLICA_URL: test.url };
	site = await startTinySite(test.url, { METRICS_PORT: new URL(figures).port, ...replica });
});
afterAll(async () => {
	await site.close();
	await test.close();
});

const read = async () => (await fetch(figures)).text();
/** The value of one figure, by its name and labels as they are written. */
async function figureOf(figure: string): Promise<number> {
	const line = (await read()).split('\n').find((each) => each.startsWith(`${figure} `));
	return Number(line?.slice(figure.length));
}

describe('/metrics', () => {
	it('counts answers by kind and status, those from memory too', async () => {
		for (let at = 0; at < 3; at++) await (await site.get('/assets/tiny.css')).text();
		await (await site.get('/nowhere-at-all')).text();
		expect(await figureOf('fescue_requests_total{kind="memory",status="200"}')).toBe(3);
		await expect.poll(() => figureOf('fescue_requests_total{kind="page",status="404"}')).toBe(1);
		expect(await figureOf('fescue_request_seconds_count{kind="page"}')).toBe(1);
	});

	it('counts who hung up before the answer', async () => {
		const release = await site.hangUp('/paper/never-waited-for');
		await expect.poll(() => figureOf('fescue_requests_total{kind="page",status="499"}')).toBe(1);
		release();
	});

	it('tells of letters that there are none of, so that the first is seen to come', async () => {
		for (const status of LETTER_STATUSES) expect(await figureOf(`fescue_outbox_letters{status="${status}"}`)).toBe(0);
	});

	it('tells of the outbox, the last backup and the connections', async () => {
		await test.pool.query(
			`insert into mail_outbox (message, recipient, data, status, next_attempt_at)
			values ('reset', 'k@golf.test', '{}', 'failed', now()), ('reset', 'k@golf.test', '{}', 'void', now())`,
		);
		await test.pool.query(`insert into settings (key, value) values ('last-backup', '{"at": "2026-11-21T00:00:00Z"}')`);
		expect(await figureOf('fescue_outbox_letters{status="failed"}')).toBe(1);
		expect(await figureOf('fescue_last_backup_timestamp_seconds')).toBe(Date.parse('2026-11-21T00:00:00Z') / 1000);
		expect(await figureOf('fescue_database_connections{state="most"}')).toBe(10);
		expect(await figureOf('fescue_database_up')).toBe(1);
	});

	it('R15: tells how long letters and photographs have waited, however often they were tried since', async () => {
		expect(await figureOf('fescue_outbox_oldest_waiting_seconds')).toBe(0);
		await test.pool.query(
			`insert into mail_outbox (message, recipient, data, attempts, created_at, next_attempt_at) values
				('reset', 'k@golf.test', '{}', 6, now() - interval '20 minutes', now() + interval '8 minutes'),
				('confirm', 'k@golf.test', '{}', 0, now() - interval '2 hours', now() + interval '1 minute')`,
		);
		await test.pool.query(
			`insert into photographs (created_at, held_until) values (now() - interval '20 minutes', now() + interval '1 minute')`,
		);
		expect(await figureOf('fescue_outbox_late_letters')).toBe(1);
		for (const figure of ['fescue_outbox_oldest_waiting_seconds', 'fescue_photographs_oldest_coming_seconds'])
			expect(Math.floor((await figureOf(figure)) / 600), figure).toBe(2);
	});

	it('tells that a replica cannot be asked, which is what an alert looks for', async () => {
		expect(await read()).toMatch(/^fescue_replica_bytes_behind nan$/im);
	});

	it('S40: is not to be had on the port that readers reach, and has nothing else on its own', async () => {
		expect((await site.get('/metrics')).status).toBe(404);
		expect((await fetch(new URL('/readyz', figures))).status).toBe(404);
		expect((await fetch(figures, { method: 'POST' })).status).toBe(405);
	});

	it('names nobody: no address, no path', async () => {
		await (await site.get('/golfers/anna-lind?q=secret')).text();
		expect(await read()).not.toMatch(/anna|secret|golf\.test|127\.0\.0\.1/);
	});
});

describe('the dashboard and the alerts', () => {
	const alerts = readFileSync(new URL('../../deploy/prometheus/fescue-alerts.yml', import.meta.url), 'utf8');
	const dashboard = readFileSync(new URL('../../deploy/grafana/fescue.json', import.meta.url), 'utf8');

	it('ask for nothing that the site does not tell', async () => {
		const told = await read();
		const names = [...`${alerts}${dashboard}`.matchAll(/\b((?:fescue|nodejs|process)_[a-z\d_]+)\b/g)].map(
			([name]) => name,
		);
		expect(names.length).toBeGreaterThan(20);
		for (const name of new Set(names)) expect(told, name).toContain(`# TYPE ${name.replace(/_bucket$/, '')} `);
	});

	it('R11: wake nobody over the last backup while the database that knows of it is away', () => {
		expect(alerts).toContain(
			`(time() - fescue_last_backup_timestamp_seconds > ${LATE_BACKUP_HOURS} * 3600) and on (job, instance) fescue_database_up == 1`,
		);
	});

	it('look long enough at works that come round once an hour to see two failures', async () => {
		const hourly = backgroundJobs({} as JobParts, () => false).filter(({ pause }) => pause >= 3_600_000);
		for (const { job } of hourly) expect(await figureOf(`fescue_job_failures_total{job="${job}"}`)).toBe(0);
		expect(alerts).toContain(`{job=~"${hourly.map(({ job }) => job).join('|')}"}[150m]) > 1.5`);
	});

	it('wake nobody over what is turned away under load', () => {
		expect(alerts).toContain('sum(rate(fescue_requests_total{kind!="refused",status=~"5.."}[5m])) /');
		expect(alerts).toContain('rate(fescue_requests_total{kind="refused",status="503"}[5m])');
	});

	it('say for every alert what it means and what to do', () => {
		const { groups } = parse(alerts) as { groups: { rules: Record<string, unknown>[] }[] };
		const rules = groups.flatMap((group) => group.rules);
		expect(rules.length).toBeGreaterThan(8);
		for (const rule of rules) {
			expect(rule).toMatchObject({
				alert: expect.stringMatching(/^Fescue/),
				expr: expect.any(String),
				labels: { severity: expect.stringMatching(/^(page|look)$/) },
				annotations: { summary: expect.any(String), action: expect.any(String) },
			});
		}
	});
});

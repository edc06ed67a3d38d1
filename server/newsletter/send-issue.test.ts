import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { newsletterDeliveries, newsletterSubscribers } from '#database/schema/newsletter.ts';
import { getIssueState } from '#domain/newsletter/issue-commands.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { type MailServer, smtpError, startMailServer } from '#tests/support/servers/mail-server.ts';
import { createSmtpTransport } from '../mail/smtp.ts';
import { sendIssue } from './send-issue.ts';

const ISSUE = '2026-12';
const SENDER = { mailFrom: 'Fescue <news@golf.test>', mailDomain: 'golf.test' };

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
beforeEach(async () => {
	await test.db.delete(newsletterSubscribers);
	const readers = Array.from({ length: 12 }, (_, n) => ({
		email: `reader${n}@golf.test`,
		status: 'confirmed' as const,
	}));
	await test.db.insert(newsletterSubscribers).values([...readers, { email: 'unconfirmed@golf.test' }]);
});
afterAll(() => test.close());

async function mailServer(options?: Parameters<typeof startMailServer>[0]): Promise<MailServer> {
	const server = await startMailServer(options);
	onTestFinished(() => server.close());
	return server;
}

function send({ url }: Pick<MailServer, 'url'>, { unsure = false, pause = 0 } = {}) {
	const transport = createSmtpTransport(url, SENDER);
	onTestFinished(() => transport.close());
	const write = (id: string) => ({
		subject: 'An issue',
		html: '<p>Words</p>',
		text: 'Words',
		unsubscribe: `https://golf.test/newsletter/removal?subscriber=${id}`,
	});
	const sending = { db: test.db, now: () => new Date(), transport, write, pause, onProgress: () => {} };
	return sendIssue(sending, { issue: ISSUE, began: new Date(), unsure });
}

const addressesOf = ({ mails }: MailServer) => mails.map(({ to }) => to?.[0]?.address ?? '');

describe('sending an issue', () => {
	it('reaches every confirmed address once, each with its own link to leave, and nobody the second time', async () => {
		const server = await mailServer();
		expect(await send(server)).toEqual({ sent: 12, later: 0, failed: 0, unsure: 0, stopped: null });
		expect(await send(server)).toMatchObject({ sent: 0 });
		expect(new Set(addressesOf(server)).size).toBe(12);
		expect(addressesOf(server)).toHaveLength(12);
		expect(addressesOf(server)).not.toContain('unconfirmed@golf.test');
		const links = server.mails.map(({ headers }) => headers.find(({ key }) => key === 'list-unsubscribe')?.value);
		expect(new Set(links).size).toBe(12);
	});

	it('R37: reaches every address once where two send at the same time', async () => {
		const server = await mailServer();
		const [one, other] = await Promise.all([send(server), send(server)]);
		expect(one.sent + other.sent).toBe(12);
		expect(new Set(addressesOf(server)).size).toBe(12);
		expect(addressesOf(server)).toHaveLength(12);
	});

	it('R15: killed in the middle, goes on where it was, and nobody gets it twice', async () => {
		let taken = 0;
		const server = await mailServer({
			// The fifth letter has arrived, and the server dies before it hears so.
			onData: (stream, session, done) => {
				const last = ++taken === 5;
				stream.resume().on('end', () => {
					reached.push(...session.envelope.rcptTo.map(({ address }) => address));
					if (last) child.kill('SIGKILL');
					else done();
				});
			},
		});
		const reached: string[] = [];
		const child = spawn(process.execPath, ['tests/support/facts/send-issue.ts', test.url, server.url, ISSUE]);
		await once(child, 'exit');
		expect(reached).toHaveLength(5);
		expect(await getIssueState(test.db, ISSUE)).toEqual({ subscribers: 12, sent: 4, failed: 0, unsure: 1 });
		const second = await mailServer();
		expect(await send(second)).toMatchObject({ sent: 7 });
		const all = [...reached, ...addressesOf(second)];
		expect(new Set(all).size).toBe(12);
		expect(all).toHaveLength(12);
	});

	it('R15: sends again what may not have arrived only when told to, under the same Message-ID', async () => {
		const [reader] = await test.db.select().from(newsletterSubscribers);
		const takenAt = new Date(Date.now() - 60_000);
		const [row] = await test.db
			.insert(newsletterDeliveries)
			.values({ issue: ISSUE, subscriberId: reader?.id ?? '', takenAt, unanswered: 1 })
			.returning();
		const server = await mailServer();
		expect(await send(server)).toMatchObject({ sent: 11 });
		expect(await send(server, { unsure: true })).toMatchObject({ sent: 1 });
		expect(server.mails.at(-1)?.messageId).toBe(`<${row?.id}@golf.test>`);
		const [sent] = await test.db
			.select()
			.from(newsletterDeliveries)
			.where(eq(newsletterDeliveries.id, row?.id ?? ''));
		expect(sent).toMatchObject({ status: 'sent', trouble: null });
	});

	/** One reader's mail server takes the letter and hangs up; the run goes on to the others. */
	async function hangingUp() {
		const reached: string[] = [];
		const server = await mailServer({
			onData: (stream, session, done) =>
				void stream.resume().on('end', () => {
					const to = session.envelope.rcptTo.map(({ address }) => address);
					reached.push(...to);
					if (!to.includes('reader1@golf.test')) return done();
					const [connection] = [...server.server.connections].filter(({ id }) => id === session.id);
					connection?._socket.destroy();
				}),
		});
		return { server, timesReached: () => reached.filter((address) => address === 'reader1@golf.test').length };
	}

	it('R15: sends what the mail server took and did not answer once more, when told to, and no third time', async () => {
		const { server, timesReached } = await hangingUp();
		expect(await send(server)).toEqual({ sent: 11, later: 0, failed: 0, unsure: 1, stopped: null });
		expect(await send(server)).toEqual({ sent: 0, later: 0, failed: 0, unsure: 0, stopped: null });
		expect(await getIssueState(test.db, ISSUE)).toEqual({ subscribers: 12, sent: 11, failed: 0, unsure: 1 });
		expect(await send(server, { unsure: true })).toEqual({ sent: 0, later: 0, failed: 1, unsure: 0, stopped: null });
		expect(await send(server, { unsure: true })).toMatchObject({ sent: 0, failed: 0, unsure: 0 });
		expect(await getIssueState(test.db, ISSUE)).toEqual({ subscribers: 12, sent: 11, failed: 1, unsure: 0 });
		const trouble = expect.stringContaining('perhaps delivered');
		const failed = eq(newsletterDeliveries.status, 'failed');
		expect(await test.db.select().from(newsletterDeliveries).where(failed)).toMatchObject([{ unanswered: 2, trouble }]);
		expect(timesReached()).toBe(2);
	});

	it('R15: counts the text that went out before a run could not reach the mail server', async () => {
		const { server, timesReached } = await hangingUp();
		await send(server);
		expect(await send({ url: 'smtp://127.0.0.1:1' }, { unsure: true })).toMatchObject({ later: 1, unsure: 0 });
		expect(await send(server)).toMatchObject({ failed: 1 });
		expect(timesReached()).toBe(2);
	});

	it('R15: killed twice over the same letter, sends it no third time', async () => {
		const reached: string[] = [];
		let child = spawn('true');
		await test.db.delete(newsletterSubscribers).where(ne(newsletterSubscribers.email, 'reader1@golf.test'));
		const server = await mailServer({
			onData: (stream, _session, _done) =>
				void stream.resume().on('end', () => {
					reached.push('reader1@golf.test');
					child.kill('SIGKILL');
				}),
		});
		onTestFinished(() => void child.kill('SIGKILL'));
		for (const options of [[], ['--unsure']]) {
			child = spawn(process.execPath, ['tests/support/facts/send-issue.ts', test.url, server.url, ISSUE, ...options]);
			await once(child, 'exit');
		}
		const working = await mailServer();
		await send(working, { unsure: true });
		expect(await getIssueState(test.db, ISSUE)).toEqual({ subscribers: 1, sent: 0, failed: 1, unsure: 0 });
		expect([...reached, ...addressesOf(working)]).toHaveLength(2);
	});

	it('R15: tries again the next time what the mail server could not take, and never what it refused for good', async () => {
		const answers = new Map([
			['reader1@golf.test', smtpError(550, 'No such mailbox')],
			['reader2@golf.test', smtpError(450, 'Mailbox busy')],
		]);
		const server = await mailServer({
			onRcptTo: ({ address }, _session, done) => done(answers.get(address)),
		});
		expect(await send(server)).toEqual({ sent: 10, later: 1, failed: 1, unsure: 0, stopped: null });
		answers.clear();
		expect(await send(server)).toEqual({ sent: 1, later: 0, failed: 0, unsure: 0, stopped: null });
	});

	it('R15: gives up where the mail server is away, and has lost nobody', async () => {
		expect(await send({ url: 'smtp://127.0.0.1:1' })).toMatchObject({ sent: 0, later: 5, stopped: expect.any(String) });
		expect(await send(await mailServer())).toMatchObject({ sent: 12 });
	});

	it('R15: gives up where the mail server refuses us, and has lost nobody', async () => {
		const refusing = await mailServer({ onMailFrom: (_from, _session, done) => done(smtpError(550, 'Suspended')) });
		expect(await send(refusing)).toMatchObject({ sent: 0, later: 5, failed: 0, stopped: expect.any(String) });
		expect(await send(await mailServer())).toMatchObject({ sent: 12 });
	});

	it('R15: gives up where five in a row are refused for good, whatever the mail server says of them', async () => {
		const refusing = await mailServer({ onRcptTo: (_to, _session, done) => done(smtpError(550, 'Not here')) });
		expect(await send(refusing)).toMatchObject({ sent: 0, failed: 5, stopped: expect.stringContaining('Not here') });
		expect(await send(await mailServer())).toMatchObject({ sent: 7 });
	});

	it('keeps the pace: at most so many letters begin in a minute, and a slow mail server is not made slower', async () => {
		let time = Date.parse('2026-12-01T09:00:00Z');
		const began: number[] = [];
		const naps: number[] = [];
		const tally = await sendIssue(
			{
				db: test.db,
				now: () => new Date(time),
				pause: 60_000 / 120,
				onProgress: () => {},
				write: () => ({ subject: 'An issue', html: '<p>Words</p>', text: 'Words' }),
				transport: {
					send: async () => {
						began.push(time);
						// The third letter alone takes longer than the pace allows.
						time += began.length === 3 ? 2_000 : 80;
					},
					close: () => {},
				},
				sleep: async (milliseconds) => {
					naps.push(milliseconds);
					time += milliseconds;
				},
			},
			{ issue: ISSUE, began: new Date(time), unsure: false },
		);
		expect(tally).toMatchObject({ sent: 12 });
		const gaps = began.slice(1).map((start, at) => start - (began[at] ?? 0));
		expect(gaps).toEqual([500, 500, 2_000, 500, 500, 500, 500, 500, 500, 500, 500]);
		expect(new Set(naps)).toEqual(new Set([420]));
	});

	it('leaves out whoever has unsubscribed since it began', async () => {
		const server = await mailServer({
			onRcptTo: (_address, _session, done) =>
				void test.db.delete(newsletterSubscribers).then(
					() => done(),
					(error: Error) => done(error),
				),
		});
		expect(await send(server)).toMatchObject({ sent: 1 });
	});
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { mailOutbox } from '#database/schema/mail.ts';
import { recoverPassword, redeemLink } from '#domain/accounts/links/link-commands.ts';
import { pullBackLetters, takeLetters } from '#domain/mail/delivery-commands.ts';
import { postLetter } from '#domain/mail/outbox-commands.ts';
import { confirmSubscription, subscribeToNewsletter } from '#domain/newsletter/commands.ts';
import { forgetSubscriber } from '#domain/newsletter/member-commands.ts';
import { issueStamp } from '#domain/shared/forms/stamp.ts';
import { sendContactMessage } from '#domain/support/commands.ts';
import { contactSchema } from '#domain/support/rules.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { linkTo, newClient, newMember, signUpAs, standingClock } from '#tests/support/facts/accounts.ts';
import { FACTS } from '#tests/support/facts/letter-facts.ts';
import { type MailServer, smtpError, startMailServer } from '#tests/support/servers/mail-server.ts';
import { createFactsOf } from '../mail/facts.ts';
import { createAddressOf } from '../mail/mailboxes.ts';
import { createSmtpTransport, type PATIENCE } from '../mail/smtp.ts';
import { type OutboxParts, sendDueLetters } from './outbox.ts';

const MINUTE = 60_000;
const SENDER = { mailFrom: 'Fescue <no-reply@fescue.example>', mailDomain: 'fescue.example' };
const MAILBOXES = {
	general: 'info@golf.test',
	technical: 'technical@golf.test',
	billing: 'billing@golf.test',
	feedback: 'info@golf.test',
	business: 'business@golf.test',
};
/** For servers that say nothing. The others may take their time on a busy machine. */
const IMPATIENT = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 };

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
	await test.db.delete(mailOutbox);
});

/** A worker of the outbox with a clock of its own, sending to `url`. */
function worker(url: string, patience: Partial<typeof PATIENCE> = {}, own: Partial<OutboxParts> = {}) {
	const clock = standingClock();
	const ctx = test.context({ now: clock.now, client: newClient() });
	const transport = createSmtpTransport(url, SENDER, patience);
	onTestFinished(() => transport.close());
	const parts = {
		db: test.db,
		courseIndex: ctx.courseIndex,
		now: clock.now,
		transport,
		letters: () => import('#mail/render.tsx'),
		factsOf: createFactsOf({ ...FACTS, mailDomain: 'fescue.example' }, ctx.secret),
		addressOf: createAddressOf(MAILBOXES),
		report: () => {},
		...own,
	};
	return { ctx, clock, transport, send: () => sendDueLetters(parts) };
}

async function mailServer(options?: Parameters<typeof startMailServer>[0]): Promise<MailServer> {
	const server = await startMailServer(options);
	onTestFinished(() => server.close());
	return server;
}

const post = (recipient: string, now: Date) =>
	postLetter(test.db, { message: 'already-registered', recipient, data: { firstName: 'Ada' } }, now);
const outbox = () => test.db.select().from(mailOutbox);
const onlyRow = async () => {
	const [row] = await outbox();
	if (!row) throw new Error('the outbox is empty');
	return row;
};

describe('the outbox', () => {
	it('sends a letter with its link to one recipient, in HTML and in plain text', async () => {
		const server = await mailServer();
		const { ctx, send } = worker(server.url);
		await signUpAs(ctx, 'ada@golf.example');
		const token = await linkTo(ctx, 'ada@golf.example', 'confirm');
		expect(await send()).toBe(1);
		const [mail] = server.mails;
		expect(mail).toMatchObject({
			subject: 'Confirm your email address for Fescue',
			from: { address: 'no-reply@fescue.example', name: 'Fescue' },
			to: [{ address: 'ada@golf.example' }],
			messageId: `<${(await onlyRow()).id}@fescue.example>`,
		});
		const link = `https://golf.test/auth/confirm?token_hash=${token}&type=signup`;
		expect(mail?.text).toContain(link);
		expect(mail?.html).toContain(link.replace('&', '&amp;'));
		expect(await onlyRow()).toMatchObject({ status: 'sent', attempts: 1 });
		expect(await send()).toBe(0);
	});

	it('R15: is written in the transaction of what it tells of', async () => {
		const { ctx } = worker('smtp://127.0.0.1:1');
		await expect(
			ctx.db.transaction(async (tx) => {
				await postLetter(tx, { message: 'reset', recipient: 'a@golf.example', data: { firstName: '' } }, ctx.now());
				throw new Error('undone');
			}),
		).rejects.toThrow('undone');
		expect(await outbox()).toEqual([]);
	});

	it('R37: is worked by several, and each letter goes out once', async () => {
		const server = await mailServer();
		const workers = [worker(server.url), worker(server.url), worker(server.url)];
		for (let i = 0; i < 12; i++) await post(`golfer${i}@golf.example`, workers[0]?.clock.now() ?? new Date());
		while ((await Promise.all(workers.map(({ send }) => send()))).some((count) => count > 0));
		expect(server.mails.map(({ to }) => to?.[0]?.address).toSorted()).toEqual(
			Array.from({ length: 12 }, (_, i) => `golfer${i}@golf.example`).toSorted(),
		);
	});

	it('R15: sends again what a worker took and died over, under the same Message-ID', async () => {
		const server = await mailServer();
		const { clock, send } = worker(server.url);
		await post('twice@golf.example', clock.now());
		const [taken] = await takeLetters(test.db, clock.now(), 5);
		await createSmtpTransport(server.url, SENDER).send({
			id: taken?.id ?? '',
			message: '',
			recipient: 'twice@golf.example',
			subject: 'x',
			html: 'x',
			text: 'x',
		});
		expect(await send()).toBe(0);
		clock.advance(5 * MINUTE);
		expect(await send()).toBe(1);
		expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(1);
		expect(server.mails).toHaveLength(2);
	});
});

describe('R15: a letter that has gone out while the database went away', () => {
	const lose = () => test.pool.query('alter table mail_outbox rename to mail_outbox_away');
	const find = () => test.pool.query('alter table if exists mail_outbox_away rename to mail_outbox');
	afterEach(find);

	/** A worker whose database goes away while the mail server takes a letter; it naps where it would wait. */
	async function lonelyWorker(nap: (naps: number) => unknown, own: Partial<OutboxParts> = {}) {
		const server = await mailServer({
			onData: (stream, _session, done) => void stream.resume().on('end', () => lose().then(() => done(), done)),
		});
		let naps = 0;
		const sleep = async (milliseconds: number) => {
			lonely.clock.advance(milliseconds);
			await nap(++naps);
		};
		const lonely = worker(server.url, {}, { ...own, sleep });
		await post('once@golf.example', lonely.clock.now());
		return { ...lonely, napped: () => naps };
	}

	it('is noted once that is back, and does not go out again', async () => {
		const { clock, send } = await lonelyWorker((naps) => naps === 30 && find());
		const sentAt = clock.now();
		expect(await send()).toBe(1);
		expect(await onlyRow()).toMatchObject({ status: 'sent', attempts: 1, sentAt });
		clock.advance(60 * MINUTE);
		expect(await send()).toBe(0);
	});

	it('is left to the next worker when that may take it', async () => {
		const { napped, send } = await lonelyWorker(() => {});
		await expect(send()).rejects.toThrow();
		expect(napped()).toBe(299);
		await find();
		expect(await onlyRow()).toMatchObject({ status: 'waiting', attempts: 1 });
	});

	it('does not hold up a stop of the site', async () => {
		const { napped, send } = await lonelyWorker(() => {}, { isStopping: () => true });
		await expect(send()).rejects.toThrow();
		expect(napped()).toBe(0);
	});
});

describe('letters of forms', () => {
	it('S08: a reader’s message goes to one mailbox, whatever stands in its fields, and its answers to the reader', async () => {
		const server = await mailServer();
		const { ctx, clock, send } = worker(server.url);
		const evil = 'A ball\r\nBcc: x@evil.example\r\n\r\n=?utf-8?q?hidden?=';
		const typed = { name: evil, subject: evil, category: 'business', message: evil, email: 'karin@golf.example' };
		const stamp = issueStamp(ctx.secret, clock.now());
		clock.advance(MINUTE);
		await sendContactMessage(ctx, contactSchema.parse(typed), { stamp, trapped: false });
		await send();
		const byAddress = new Map(server.mails.map((mail) => [mail.to?.[0]?.address, mail]));
		expect([...byAddress.keys()].toSorted()).toEqual(['business@golf.test', 'karin@golf.example']);
		const message = byAddress.get('business@golf.test');
		expect(message).toMatchObject({
			to: [{ address: 'business@golf.test' }],
			replyTo: [{ address: 'karin@golf.example' }],
		});
		expect(message).not.toHaveProperty('bcc');
		expect(message?.subject).toContain('A ball Bcc: x@evil.example = ?utf-8?q?hidden?=');
		expect(byAddress.get('karin@golf.example')?.text).not.toContain('evil.example');
	});

	it('S1: an issue’s welcome says to mail programs how it is ended, and is not sent to one who has left', async () => {
		const server = await mailServer();
		const { ctx, clock, send } = worker(server.url);
		for (const email of ['stays@golf.example', 'leaves@golf.example']) {
			await subscribeToNewsletter(ctx, { email }, issueStamp(ctx.secret, clock.now()));
			await confirmSubscription(ctx, await linkTo(ctx, email, 'newsletter-confirm'));
		}
		await forgetSubscriber(test.db, 'leaves@golf.example');
		while ((await send()) > 0);
		const [stays, ...others] = server.mails.filter(({ subject }) => subject?.startsWith('Welcome'));
		expect(others).toEqual([]);
		const headers = new Map(stays?.headers.map(({ key, value }) => [key, value]));
		expect(headers.get('list-unsubscribe')).toMatch(
			/^<https:\/\/golf\.test\/newsletter\/removal\?subscriber=[\da-f-]{36}&token=[\w-]{43}>$/,
		);
		expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
	});
});

describe('R15: a mail server that', () => {
	/** Servers that fail, each in its own way; `url` of one that does. */
	const failing = {
		'is not there': async () => 'smtp://127.0.0.1:1',
		'says nothing': async () => listening(() => {}),
		'hangs up at once': async () => listening((socket) => socket.destroy()),
		'speaks no TLS where it should': async () => (await mailServer()).url.replace('smtp:', 'smtps:'),
		'answers 421': async () => refusing(smtpError(421, 'Try again later')),
		'answers 450': async () => refusing(smtpError(450, 'Mailbox busy')),
		'hangs up after the letter': async () => {
			const server = await mailServer({
				onData: (stream) => {
					stream.resume();
					stream.on('end', () => void server.close());
				},
				closeTimeout: 10,
			});
			return server.url;
		},
	};

	it.each(Object.entries(failing))('%s: gets the letter again later, with growing pauses', async (_, start) => {
		const { clock, send } = worker(await start(), IMPATIENT);
		await post('later@golf.example', clock.now());
		const pauses: number[] = [];
		for (let i = 1; i <= 3; i++) {
			expect(await send()).toBe(1);
			const row = await onlyRow();
			expect(row).toMatchObject({ status: 'waiting', attempts: i, trouble: expect.stringMatching(/./) });
			pauses.push(row.nextAttemptAt.getTime() - clock.now().getTime());
			clock.advance(pauses.at(-1) ?? 0);
		}
		for (const [i, pause] of pauses.entries()) {
			expect(pause).toBeGreaterThanOrEqual(0.75 * 15_000 * 2 ** i);
			expect(pause).toBeLessThanOrEqual(1.25 * 15_000 * 2 ** i);
		}
	});

	it('answers 550: has refused for good, and it can be seen', async () => {
		const { clock, send } = worker(await refusing(smtpError(550, 'No such mailbox')));
		await post('gone@golf.example', clock.now());
		await send();
		expect(await onlyRow()).toMatchObject({ status: 'failed', trouble: expect.stringContaining('No such mailbox') });
		clock.advance(24 * 60 * MINUTE);
		expect(await send()).toBe(0);
	});

	it('answers 554 to the text: has refused the letter for good', async () => {
		const server = await mailServer({
			onData: (stream, _session, done) => void stream.resume().on('end', () => done(smtpError(554, '5.7.1 Spam'))),
		});
		const { clock, send } = worker(server.url);
		await post('spam@golf.example', clock.now());
		await send();
		expect(await onlyRow()).toMatchObject({ status: 'failed', trouble: expect.stringContaining('Spam') });
	});

	/** Servers that have something against us for good, and say so at one step after the other. */
	const refusingUs = {
		'554 to the connection': () => listening((socket) => socket.end('554 5.7.1 No service for you\r\n')),
		'521 to the greeting': () => speaking({ EHLO: '521 Go away', HELO: '521 Go away' }),
		'535 to the password': async () => {
			const { url } = await mailServer({
				authOptional: false,
				allowInsecureAuth: true,
				onAuth: (_auth, _session, done) => done(smtpError(535, 'Wrong password')),
			});
			return url.replace('//', '//user:wrong@');
		},
		'530 to the sender': () => speaking({ MAIL: '530 5.7.0 Authentication required' }),
		'550 to the sender': () => speaking({ MAIL: '550 5.1.8 Account suspended' }),
		'530 to the recipient': () => speaking({ RCPT: '530 Authentication required' }),
		'554 5.7.1 to the recipient': () => speaking({ RCPT: '554 5.7.1 Relay access denied' }),
	};

	it.each(Object.entries(refusingUs))('answers %s: has refused us, not the letter', async (answer, start) => {
		const { clock, send } = worker(await start());
		await post('kept@golf.example', clock.now());
		await send();
		const trouble = expect.stringContaining(answer.slice(0, 3));
		expect(await onlyRow()).toMatchObject({ status: 'waiting', attempts: 1, trouble });
	});

	it('is away for a day: the letter is given up, and it can be seen', async () => {
		const { clock, send } = worker('smtp://127.0.0.1:1');
		await post('late@golf.example', clock.now());
		clock.advance(24 * 60 * MINUTE);
		await send();
		expect(await onlyRow()).toMatchObject({ status: 'failed' });
	});

	it('says a little now and then, and never ends: the letter is tried again later', async () => {
		const url = await listening((socket) => {
			const dawdling = setInterval(() => socket.write('220-wait\r\n'), 50);
			socket.on('close', () => clearInterval(dawdling));
		});
		const { clock, send } = worker(url, { letterTimeout: 300 });
		await post('later@golf.example', clock.now());
		await send();
		expect(await onlyRow()).toMatchObject({ status: 'waiting', attempts: 1, trouble: expect.stringMatching(/./) });
	});

	it('says nothing while the site stops: the letter is broken off, and tried again however old it is', async () => {
		const asked = Promise.withResolvers<void>();
		const url = await listening(() => asked.resolve());
		const { clock, transport, send } = worker(url);
		await post('old@golf.example', clock.now());
		clock.advance(24 * 60 * MINUTE);
		const sending = send();
		await asked.promise;
		transport.close();
		await sending;
		const row = await onlyRow();
		expect(row).toMatchObject({ status: 'waiting', attempts: 1, trouble: null });
		expect(row.nextAttemptAt.getTime() - clock.now().getTime()).toBe(15_000);
	});

	it('keeps nobody waiting who signs up meanwhile', async () => {
		const url = await listening(() => {});
		const { clock, transport, send } = worker(url);
		await post('slow@golf.example', clock.now());
		const sending = send();
		const ctx = test.context({ client: newClient() });
		await signUpAs(ctx, 'meanwhile@golf.example');
		await recoverPassword(ctx, { email: 'meanwhile@golf.example', redirectTo: null });
		// The slow one is still under way: nothing was waited for.
		const [slow] = await test.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, 'slow@golf.example'));
		expect(slow).toMatchObject({ status: 'waiting', attempts: 1, trouble: null });
		transport.close();
		await sending;
	});
});

/** How a mail server that has taken a whole letter keeps that to itself, with how long it is waited for. */
const keepsSilent = {
	'hangs up': { instead: (socket: Socket) => socket.destroy(), patience: {} },
	'says nothing more': { instead: () => {}, patience: IMPATIENT },
	'goes on and on about it': {
		instead(socket: Socket) {
			const dawdling = setInterval(() => socket.write('250-wait\r\n'), 50);
			socket.on('close', () => clearInterval(dawdling));
		},
		patience: { letterTimeout: 500 },
	},
	'answers in no code': { instead: (socket: Socket) => socket.write('Thank you\r\n'), patience: {} },
};

describe('R15: a letter that a mail server took and has not said so', () => {
	const PERHAPS = expect.stringContaining('perhaps delivered');

	it.each(Object.entries(keepsSilent))(
		'%s: goes out once more, under one Message-ID, and is given up then',
		async (...of) => {
			const [, { instead, patience }] = of;
			const server = await keeping(instead);
			const reported: unknown[] = [];
			const { clock, send } = worker(server.url, patience, { report: (message) => void reported.push(message) });
			await post('perhaps@golf.example', clock.now());
			await send();
			const row = await onlyRow();
			expect(row).toMatchObject({ status: 'waiting', attempts: 1, unanswered: 1, trouble: PERHAPS });
			clock.advance(row.nextAttemptAt.getTime() - clock.now().getTime());
			await send();
			expect(await onlyRow()).toMatchObject({ status: 'failed', attempts: 2, unanswered: 2, trouble: PERHAPS });
			for (let hour = 1; hour <= 24; hour++) {
				clock.advance(60 * MINUTE);
				expect(await send()).toBe(0);
			}
			expect(server.taken).toEqual([`<${row.id}@fescue.example>`, `<${row.id}@fescue.example>`]);
			expect(reported).toHaveLength(2);
		},
	);

	it('is tried on and on where the second time fails before the text, and is sent in the end', async () => {
		const silent = await keeping((socket) => socket.destroy());
		const first = worker(silent.url);
		await post('later@golf.example', first.clock.now());
		await first.send();
		const away = worker('smtp://127.0.0.1:1');
		for (let attempts = 2; attempts <= 8; attempts++) {
			away.clock.advance(75 * MINUTE);
			expect(await away.send()).toBe(1);
			expect(await onlyRow()).toMatchObject({ status: 'waiting', attempts, unanswered: 1, trouble: PERHAPS });
		}
		const server = await mailServer();
		const last = worker(server.url);
		last.clock.advance(12 * 60 * MINUTE);
		await last.send();
		expect(await onlyRow()).toMatchObject({ status: 'sent', trouble: null });
		expect([...silent.taken, ...server.mails.map(({ messageId }) => messageId)]).toHaveLength(2);
	});

	it('is not one that it refuses for now after the text: that goes out again as often as it is refused', async () => {
		let texts = 0;
		const server = await mailServer({
			onData: (stream, _session, done) =>
				void stream.resume().on('end', () => done(++texts <= 4 ? smtpError(451, 'Busy') : null)),
		});
		const { clock, send } = worker(server.url);
		await post('busy@golf.example', clock.now());
		for (let attempts = 1; attempts <= 4; attempts++) {
			await send();
			const trouble = expect.stringMatching(/^(?!perhaps).*Busy/);
			expect(await onlyRow()).toMatchObject({ status: 'waiting', attempts, unanswered: 0, trouble });
			clock.advance(75 * MINUTE);
		}
		await send();
		expect(await onlyRow()).toMatchObject({ status: 'sent', unanswered: 0 });
	});

	it('counts where a stop of the site has broken it off', async () => {
		let stopping: ReturnType<typeof worker> | undefined;
		const server = await keeping(() => stopping?.transport.close());
		await post('stopped@golf.example', standingClock().now());
		const expected = [
			{ status: 'waiting', unanswered: 1, trouble: null },
			{ status: 'failed', unanswered: 2, trouble: PERHAPS },
		];
		for (const [at, row] of expected.entries()) {
			stopping = worker(server.url);
			stopping.clock.advance(at * MINUTE);
			await stopping.send();
			expect(await onlyRow()).toMatchObject(row);
		}
		expect(server.taken).toHaveLength(2);
	});

	it('counts where its workers were killed before they noted what the mail server said, of whatever node they were', async () => {
		let child = spawn('true');
		const server = await keeping((socket) => {
			// It stands still with the answer before it: else it might note it before it is killed.
			child.kill('SIGSTOP');
			socket.write('250 Yes\r\n', () => child.kill('SIGKILL'));
		});
		onTestFinished(() => void child.kill('SIGKILL'));
		const { clock, send } = worker(server.url);
		await post('killed@golf.example', clock.now());
		for (const unanswered of [1, 2]) {
			child = sendAndDie(server.url, clock.now());
			await once(child, 'exit');
			expect(child.signalCode).toBe('SIGKILL');
			expect(await onlyRow()).toMatchObject({ status: 'waiting', attempts: unanswered, unanswered });
			clock.advance(5 * MINUTE);
		}
		await send();
		expect(await onlyRow()).toMatchObject({ status: 'failed', trouble: PERHAPS });
		clock.advance(60 * MINUTE);
		expect(await send()).toBe(0);
		expect(server.taken).toHaveLength(2);
	});

	it('is none whose workers were killed before the text: it is sent, however often that was', async () => {
		let child = spawn('true');
		const deadly = await mailServer({ onRcptTo: () => void child.kill('SIGKILL') });
		onTestFinished(() => void child.kill('SIGKILL'));
		const server = await mailServer();
		const { clock, send } = worker(server.url);
		await post('killed@golf.example', clock.now());
		for (const attempts of [1, 2, 3]) {
			child = sendAndDie(deadly.url, clock.now());
			await once(child, 'exit');
			expect(await onlyRow()).toMatchObject({ status: 'waiting', attempts, unanswered: 0 });
			clock.advance(5 * MINUTE);
		}
		await send();
		expect(await onlyRow()).toMatchObject({ status: 'sent' });
		expect(server.mails).toHaveLength(1);
	});

	it('R37: stays with the worker that has it: one that was taken for dead meanwhile sends no text', async () => {
		const server = await mailServer({
			onRcptTo: (_address, _session, done) => {
				clock.advance(5 * MINUTE);
				void takeLetters(test.db, clock.now(), 5).then(() => done(), done);
			},
		});
		const { clock, send } = worker(server.url);
		await post('mine@golf.example', clock.now());
		await send();
		expect(server.mails).toHaveLength(0);
		expect(await onlyRow()).toMatchObject({ status: 'waiting', attempts: 2, unanswered: 0, trouble: null });
	});
});

it('R38: a letter with a link that was made while the clock was a year ahead is not sent once it is put right', async () => {
	const server = await mailServer();
	const { clock, send } = worker(server.url);
	const { ctx: member } = await newMember(test, 'later@golf.example', { now: clock.now });
	await test.db.delete(mailOutbox);
	clock.advance(365 * 24 * 60 * MINUTE);
	await recoverPassword(member, { email: 'later@golf.example', redirectTo: null });
	clock.advance(-365 * 24 * 60 * MINUTE);
	await pullBackLetters(test.db, clock.now());
	await send();
	expect(await onlyRow()).toMatchObject({ status: 'void', createdAt: clock.now() });
	expect(server.mails).toHaveLength(0);
});

describe('R15: a letter whose link is void by then', () => {
	it('is not sent: expired, spent or superseded', async () => {
		const server = await mailServer();
		const { ctx, clock, send } = worker(server.url);
		const { ctx: member } = await newMember(test, 'void@golf.example', { now: clock.now });
		const statusOf = async (message: string) => {
			const rows = await test.db.select().from(mailOutbox).where(eq(mailOutbox.message, message));
			return rows.map(({ status }) => status).toSorted();
		};
		expect(await statusOf('confirm')).toEqual(['waiting']);
		await recoverPassword(member, { email: 'void@golf.example', redirectTo: null });
		clock.advance(MINUTE);
		await recoverPassword(member, { email: 'void@golf.example', redirectTo: null });
		await send();
		expect(await statusOf('confirm')).toEqual(['void']);
		expect(await statusOf('reset')).toEqual(['sent', 'void']);
		await signUpAs(ctx, 'expired@golf.example');
		clock.advance(25 * 60 * MINUTE);
		await send();
		const token = await linkTo(ctx, 'expired@golf.example', 'confirm');
		expect(await redeemLink(ctx, { token, kinds: ['signup'] })).toMatchObject({ kind: 'link-void' });
		expect(server.mails).toHaveLength(1);
	});
});

/** A mail server that refuses every recipient. */
async function refusing(error: Error): Promise<string> {
	return (await mailServer({ onRcptTo: (_address, _session, done) => done(error) })).url;
}

/** A worker in a process of its own, to be killed while it sends what is due at `now`. */
const sendAndDie = (smtpUrl: string, now: Date) =>
	spawn(process.execPath, ['tests/support/facts/send-letters.ts', test.url, smtpUrl, now.toISOString()]);

/** A mail server that takes whole letters and does `instead` of answering them; `taken` are their Message-IDs. */
async function keeping(instead: (socket: Socket) => unknown) {
	const taken: string[] = [];
	const url = await listening((socket) => {
		let text: string | null = null;
		socket.write('220 mail.example\r\n');
		socket.on('data', (said) => {
			if (text === null) {
				const asksToSend = said.toString().startsWith('DATA');
				if (asksToSend) text = '';
				return socket.write(asksToSend ? '354 Go on\r\n' : '250 Yes\r\n');
			}
			text += said;
			if (!text.endsWith('\r\n.\r\n')) return;
			taken.push(/^Message-ID: (\S+)/im.exec(text)?.[1] ?? '');
			return instead(socket);
		});
	});
	return { url, taken };
}

/** A mail server that takes every command but those it has `answers` to. */
const speaking = (answers: Record<string, string>) =>
	listening((socket) => {
		socket.write('220 mail.example\r\n');
		socket.on('data', (said) => {
			const [command = ''] = said.toString().split(/[ \r]/, 1);
			socket.write(`${answers[command] ?? '250 Yes'}\r\n`);
		});
	});

async function listening(onSocket: (socket: Socket) => void): Promise<string> {
	const sockets = new Set<Socket>();
	const server = createServer((socket) => {
		sockets.add(socket.on('error', () => {}));
		onSocket(socket);
	}).listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	onTestFinished(async () => {
		for (const socket of sockets) socket.destroy();
		await new Promise((resolve) => server.close(resolve));
	});
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('no port');
	return `smtp://127.0.0.1:${address.port}`;
}

import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { Refusal } from '#database/refusal.ts';
import { getIssueState } from '#domain/newsletter/issue-commands.ts';
import { createFolderTransport } from '#server/mail/folder.ts';
import { toMessage } from '#server/mail/mail.ts';
import { createSmtpTransport } from '#server/mail/smtp.ts';
import { sendIssue } from '#server/newsletter/send-issue.ts';
import { say } from '#server/start/terminal.ts';
import type { IssueCommand } from './arguments.ts';
import type { Desk } from './desk.ts';

const count = (number: number, what: string) => `${number.toLocaleString('en-GB')} ${what}${number === 1 ? '' : 's'}`;

/** A subscriber that is none: the link to leave is signed and ends nothing. */
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** What an issue is tried with. */
type Trial = Pick<Desk, 'issue' | 'write'> & {
	config: Pick<Desk['config'], 'mailFrom' | 'mailDomain'>;
	core: Pick<Desk['core'], 'db'>;
};

/** Writes the issue as HTML, as plain text and as the letter it would be; sends and notes nothing. */
export async function dryRun({ issue, config, core, write }: Trial, folder: string) {
	const letter = write(NOBODY);
	const mail = {
		id: randomUUID(),
		message: `newsletter-${issue}`,
		recipient: `reader@${config.mailDomain}`,
		...letter,
	};
	const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
	const { message } = await transport.sendMail(toMessage(mail, config));
	await mkdir(folder, { recursive: true });
	await writeFile(join(folder, `${issue}.html`), letter.html);
	await writeFile(join(folder, `${issue}.txt`), letter.text);
	await writeFile(join(folder, `${issue}.eml`), message);
	const { subscribers, sent } = await getIssueState(core.db, issue);
	say(`Dry run: ${issue}.html, .txt and .eml are in ${folder}. Nothing was sent.`);
	say(`${count(subscribers, 'confirmed subscriber')}, ${sent.toLocaleString('en-GB')} of whom have had the issue.`);
}

/** Sends a proof to a few addresses, which is noted nowhere. */
export async function sendProofs({ issue, config, write }: Desk, to: readonly string[]) {
	const transport = transportOf(config);
	try {
		for (const recipient of to) {
			const letter = write(NOBODY);
			const subject = `[Proof] ${letter.subject}`;
			await transport.send({ id: randomUUID(), message: `newsletter-${issue}`, recipient, ...letter, subject });
			say(`Proof sent to ${recipient}.`);
		}
	} finally {
		transport.close();
	}
}

/** Sends the issue to all who have not had it, and says how far it is. Throws a `Refusal` when the mail server is away. */
export async function sendToAll(desk: Desk, { perMinute, unsure }: IssueCommand & { kind: 'send' }) {
	const { issue, config, core, write } = desk;
	const before = await getIssueState(core.db, issue);
	const due = before.subscribers - before.sent - before.failed;
	say(
		`Issue ${issue}: ${count(before.subscribers, 'subscriber')}, ${before.sent.toLocaleString('en-GB')} have had it.`,
	);
	const transport = transportOf(config);
	const tally = await sendIssue(
		{
			db: core.db,
			now: core.now,
			transport,
			write,
			pause: 60_000 / perMinute,
			onProgress: ({ sent, later, failed, unsure }) => showProgress(sent + later + failed + unsure, due),
		},
		{ issue, began: core.now(), unsure },
	).finally(() => transport.close());
	if (process.stderr.isTTY) process.stderr.write('\r\x1b[2K');
	say(`Sent to ${count(tally.sent, 'subscriber')}; ${tally.failed} given up, ${tally.later} to be tried again.`);
	const after = await getIssueState(core.db, issue);
	if (after.unsure > 0) {
		say(`${after.unsure} may or may not have it: a run ended, or the mail server did not say whether it took them.`);
		say('--unsure sends them once more.');
	}
	if (tally.stopped !== null)
		throw new Refusal(`The mail server confirmed none of the last letters (${tally.stopped}). Send again later.`);
}

const transportOf = (config: Desk['config']) =>
	config.smtpUrl === null
		? createFolderTransport(config.dataDirectory, config)
		: createSmtpTransport(config.smtpUrl, config);

function showProgress(done: number, due: number) {
	const words = `${done.toLocaleString('en-GB')} of ${Math.max(done, due).toLocaleString('en-GB')}`;
	if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${words}`);
	else if (done % 100 === 0) process.stderr.write(`${words}\n`);
}

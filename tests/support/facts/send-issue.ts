/** `node tests/support/facts/send-issue.ts DATABASE SMTP ISSUE [--unsure]`: sends an issue, to be killed while it does. */
import { openDatabase } from '#database/client.ts';
import { createSmtpTransport } from '#server/mail/smtp.ts';
import { sendIssue } from '#server/newsletter/send-issue.ts';

const [databaseUrl = '', smtpUrl = '', issue = '', unsure = ''] = process.argv.slice(2);
const { db } = openDatabase(databaseUrl, { size: 1 });
await sendIssue(
	{
		db,
		now: () => new Date(),
		pause: 0,
		onProgress: () => {},
		transport: createSmtpTransport(smtpUrl, { mailFrom: 'Fescue <news@golf.test>', mailDomain: 'golf.test' }),
		write: () => ({ subject: 'An issue', html: '<p>Words</p>', text: 'Words' }),
	},
	{ issue, began: new Date(), unsure: unsure === '--unsure' },
);

/** `node tests/support/facts/send-letters.ts DATABASE SMTP NOW`: sends the letters that are due, to be killed while it does. */
import { openDatabase } from '#database/client.ts';
import { sendDueLetters } from '#server/jobs/outbox.ts';
import { createFactsOf } from '#server/mail/facts.ts';
import { createSmtpTransport } from '#server/mail/smtp.ts';
import { FACTS } from './letter-facts.ts';

const [databaseUrl = '', smtpUrl = '', now = ''] = process.argv.slice(2);
const { db } = openDatabase(databaseUrl, { size: 1 });
await sendDueLetters({
	db,
	courseIndex: { ready: () => Promise.reject(new Error('no letter of the week is sent here')) },
	now: () => new Date(now),
	transport: createSmtpTransport(smtpUrl, {
		mailFrom: 'Fescue <no-reply@fescue.example>',
		mailDomain: 'fescue.example',
	}),
	// Those of the product are built first; what becomes of a letter on its way is the same for any.
	letters: async () => ({ renderLetter: () => ({ subject: 'A letter', html: '<p>Words</p>', text: 'Words' }) }),
	factsOf: createFactsOf({ ...FACTS, mailDomain: 'fescue.example' }, ''),
	addressOf: (recipient) => recipient,
	report: () => {},
});

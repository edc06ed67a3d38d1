import { onTestFinished } from 'vitest';
import { sendDueLetters } from '#server/jobs/outbox.ts';
import { createFactsOf } from '#server/mail/facts.ts';
import { createSmtpTransport } from '#server/mail/smtp.ts';
import type { TestDatabase } from '#tests/support/databases/database.ts';
import { memberRow } from '#tests/support/databases/rows.ts';
import { standingClock } from '#tests/support/facts/accounts.ts';
import { FACTS } from '#tests/support/facts/letter-facts.ts';
import { startMailServer } from '#tests/support/servers/mail-server.ts';

/** A member who may get letters, with a clock of the site's own, the parts of its jobs that write and send them, and what has come. */
export async function startLetterReader(test: TestDatabase) {
	const clock = standingClock();
	const server = await startMailServer();
	onTestFinished(() => server.close());
	const sender = { mailFrom: 'Fescue <no-reply@fescue.example>', mailDomain: 'fescue.example' };
	const transport = createSmtpTransport(server.url, sender, {});
	onTestFinished(() => transport.close());
	const reader = await memberRow(test, { now: clock.now });
	const parts = {
		...{ db: test.db, courseIndex: reader.ctx.courseIndex, now: clock.now, transport },
		letters: () => import('#mail/render.tsx'),
		factsOf: createFactsOf({ ...FACTS, mailDomain: 'fescue.example' }, reader.ctx.secret),
		addressOf: (recipient: string) => recipient,
		report: (_: string, error: unknown) => {
			throw error;
		},
	};
	/** Sends what is due; gives all mails that have come. */
	const send = async () => {
		while ((await sendDueLetters(parts)) > 0);
		return server.mails;
	};
	return { ...reader, clock, parts, send };
}

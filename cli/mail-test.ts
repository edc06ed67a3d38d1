import { fileURLToPath } from 'node:url';
import { Refusal } from '#database/refusal.ts';
import { emailAddress } from '#domain/shared/text/email.ts';
import { loadLetters } from '#server/mail/letters.ts';
import { tryMail } from '#server/mail/try-mail.ts';
import { requireBuild } from '#server/start/build.ts';
import { requireConfig, runCommand, say } from '#server/start/terminal.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Hands one letter to the mail server of `SMTP_URL`, and says what came of it. Needs no database. */
await runCommand(async () => {
	const words = process.argv.slice(2);
	const recipient = emailAddress.safeParse(words[0]);
	if (words.length !== 1 || !recipient.success) throw new Refusal('usage: npm run mail:test -- ADDRESS');
	const config = requireConfig();
	const { smtpUrl } = config;
	if (smtpUrl === null) {
		throw new Refusal(
			'SMTP_URL is not set, so letters are laid in the mail folder of DATA_DIRECTORY. Set it, such as smtps://user:password@mail.example:465',
		);
	}
	await requireBuild(ROOT, say);
	const tried = await tryMail({ config, smtpUrl, letters: await loadLetters(`${ROOT}build`) }, recipient.data);
	if (!tried.ok) throw new Refusal(`The letter is not sent. ${tried.server}: ${tried.why}.`);
	say(
		`${tried.value.server} has taken a letter from ${config.mailFrom} for ${recipient.data}. Look whether it arrives.`,
	);
});

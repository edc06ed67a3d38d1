import { openDatabase } from '#database/client.ts';
import { migrate } from '#database/migrate.ts';
import { Refusal } from '#database/refusal.ts';
import { renewPartnerKey } from '#domain/catalogue/partner-commands.ts';
import { listOpenReports } from '#domain/moderation/reported-queries.ts';
import { type Appointing, appointRepresentative } from '#domain/reviews/club-answer-commands.ts';
import { runWithDatabase } from './with-database.ts';

const USAGE = `usage: npm run desk -- reports
       npm run desk -- appoint EMAIL COURSE (lets a member answer reviews for a club; COURSE is the slug)
       npm run desk -- partner-key PARTNER (a new key for a partner's signed links; the old one ends)`;

await runWithDatabase(async ({ url }) => {
	await migrate(url);
	const { db, pool } = openDatabase(url, { size: 2 });
	try {
		await run({ db, now: () => new Date() }, process.argv.slice(2));
	} finally {
		await pool.end();
	}
});

async function run(ctx: Appointing, [what, first = '', second = '']: string[]): Promise<void> {
	if (what === 'reports') return listReports(ctx);
	if (what === 'appoint' && second) return appoint(ctx, first, second);
	if (what === 'partner-key' && first) return makePartnerKey(ctx, Number(first));
	throw new Refusal(USAGE);
}

/** Prints the open reports, those that look like a machine's last. */
async function listReports(ctx: Appointing) {
	const open = await listOpenReports(ctx);
	for (const { reference, kind, reviewId, photographId, courseId, reason, words, suspicion } of open) {
		const about = `${kind} ${reviewId ?? photographId ?? courseId}`;
		console.log(`${reference}: ${about}, ${reason}${suspicion ? ` (looks like ${suspicion})` : ''}\n${words}\n`);
	}
	console.log(open.length === 0 ? 'No report is open.' : `${open.length} open.`);
}

async function appoint(ctx: Appointing, email: string, course: string) {
	const outcome = await appointRepresentative(ctx, { email: email.trim().toLowerCase(), course });
	if (outcome.ok) return console.log(`${email} speaks for ${outcome.value.courseName}.`);
	throw new Refusal(
		outcome.kind === 'course-unknown' ? 'No course has that slug.' : 'No confirmed account has that address.',
	);
}

/** Prints the new key once; it is to be handed to the partner by a safe way. */
async function makePartnerKey(ctx: Appointing, partner: number) {
	const key = Number.isSafeInteger(partner) ? await renewPartnerKey(ctx, partner) : null;
	if (key === null) throw new Refusal('No partner has that number.');
	console.log(`The key of partner ${partner}, shown this once:\n${key}`);
}

import { parseArgs } from 'node:util';
import { Refusal } from '#database/refusal.ts';
import { approveReview, type DecisionFailure, rejectReview } from '#domain/moderation/commands.ts';
import { listWaitingReviews } from '#domain/moderation/queries.ts';
import { HOLDING_RULES, isHoldingRule } from '#domain/reviews/holding-rules.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { GROUNDS, isGround } from '#domain/shared/grounds.ts';
import { appoint, decide, listReports, makePartnerKey } from './moderate-reports.ts';
import { asOperator } from './operator-context.ts';
import { runWithDatabase } from './with-database.ts';

const USAGE = `usage: npm run moderate -- list
       npm run moderate -- approve ID VERSION
       npm run moderate -- reject ID VERSION GROUND "why, in words the author can use"
       npm run moderate -- reports
       npm run moderate -- uphold NUMBER GROUND "why, in words the author and the reporter can use"
       npm run moderate -- dismiss NUMBER "why, in words the reporter can use"
       npm run moderate -- appoint EMAIL COURSE (lets a member answer for a club)
       npm run moderate -- partner-key PARTNER (a new key for a partner's signed links; the old one ends)
grounds: ${Object.keys(GROUNDS).join(', ')}`;

const FAILURES: Record<DecisionFailure['kind'], string> = {
	'not-an-editor': 'Only editors decide.',
	'review-unknown': 'There is no such review.',
	'own-thing': 'Another editor decides about what is yours.',
	'version-changed': 'Its author has changed it meanwhile; list it again and read the new version.',
	'decided-already': 'This has been decided already.',
	'words-missing': 'Please say why, in words for the author.',
};

const OTHERS: Record<string, (ctx: DomainContext, words: string[]) => Promise<void>> = {
	reports: listReports,
	uphold: (ctx, [reference = '', ground = '', ...words]) => {
		if (!isGround(ground)) throw new Refusal(USAGE);
		return decide(ctx, reference, { outcome: 'upheld', ground, words: words.join(' ') });
	},
	dismiss: (ctx, [reference = '', ...words]) =>
		decide(ctx, reference, { outcome: 'dismissed', words: words.join(' ') }),
	appoint: (ctx, [email = '', course = '']) => appoint(ctx, email, course),
	'partner-key': (ctx, [partner = '']) => makePartnerKey(ctx, Number(partner)),
};

await runWithDatabase(({ url }) => asOperator(url, run));

async function run(ctx: DomainContext): Promise<void> {
	const [what, id, version, ground = '', ...words] = parseArgs({ allowPositionals: true }).positionals;
	if (what === 'list') return list(ctx);
	const other = OTHERS[what ?? ''];
	if (other)
		return other(
			ctx,
			[id, version, ground, ...words].filter((word) => word !== undefined),
		);
	const seen = { reviewId: Number(id), version: Number(version) };
	if (!Number.isSafeInteger(seen.reviewId) || !Number.isSafeInteger(seen.version)) throw new Refusal(USAGE);
	if (what === 'approve') return tell(await approveReview(ctx, seen));
	if (what !== 'reject' || !isGround(ground)) throw new Refusal(USAGE);
	return tell(await rejectReview(ctx, seen, { ground, words: words.join(' ') }));
}

async function list(ctx: DomainContext): Promise<void> {
	const waiting = await listWaitingReviews(ctx);
	for (const { id, version, course, rating, content, heldBy } of waiting) {
		const rules = heldBy.map((rule) => (isHoldingRule(rule) ? HOLDING_RULES[rule].name : rule));
		console.log(`${id} version ${version}: ${course}, ${rating}/10, held by: ${rules.join(', ')}\n${content}\n`);
	}
	console.log(waiting.length === 0 ? 'No review waits.' : `${waiting.length} shown, the oldest first.`);
}

function tell(outcome: Awaited<ReturnType<typeof approveReview>>): void {
	if (!outcome.ok) throw new Refusal(FAILURES[outcome.kind]);
	console.log(
		`Decided. ${outcome.value.told ? 'The author gets a letter.' : 'The author left no address to write to.'}`,
	);
}

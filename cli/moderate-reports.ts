import { Refusal } from '#database/refusal.ts';
import { renewPartnerKey } from '#domain/catalogue/partner-commands.ts';
import { appointRepresentativeAt, type RepresentativeFailure } from '#domain/course-desk/representative-commands.ts';
import {
	decideReport,
	type ReportDecision,
	type ReportDecisionFailure,
} from '#domain/moderation/report-decision-commands.ts';
import { listOpenReports } from '#domain/moderation/reported-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';

const FAILURES: Record<ReportDecisionFailure['kind'], string> = {
	'not-an-editor': 'Only editors decide.',
	'report-unknown': 'No report has that number.',
	'own-thing': 'Another editor decides about what is yours.',
	'decided-already': 'This report has been decided already.',
	'words-missing': 'Please say why, in words for the reporter.',
	'version-changed': 'The review was edited meanwhile; read it again.',
};

const REFUSALS: Record<RepresentativeFailure['kind'], string> = {
	'not-an-editor': 'Only editors appoint representatives.',
	'course-unknown': 'No course has that slug.',
	'member-unknown': 'No confirmed account has that address.',
	'decided-already': 'That member speaks for the course already.',
};

/** Prints the open reports, those that look like a machine's last. */
export async function listReports(ctx: DomainContext): Promise<void> {
	const open = await listOpenReports(ctx);
	for (const { reference, kind, reviewId, photographId, courseId, reason, words, suspicion } of open) {
		const about = `${kind} ${reviewId ?? photographId ?? courseId}`;
		console.log(`${reference}: ${about}, ${reason}${suspicion ? ` (looks like ${suspicion})` : ''}\n${words}\n`);
	}
	console.log(open.length === 0 ? 'No report is open.' : `${open.length} open.`);
}

export async function decide(ctx: DomainContext, reference: string, decision: ReportDecision): Promise<void> {
	const outcome = await decideReport(ctx, reference, decision);
	if (!outcome.ok) throw new Refusal(FAILURES[outcome.kind]);
	console.log(
		`${reference} is ${decision.outcome}. The reporter gets a letter unless the report looked like a machine’s.`,
	);
}

export async function appoint(ctx: DomainContext, email: string, course: string): Promise<void> {
	const outcome = await appointRepresentativeAt(ctx, course, email);
	if (!outcome.ok) throw new Refusal(REFUSALS[outcome.kind]);
	console.log(`${email} speaks for ${outcome.value.courseName}.`);
}

/** Prints the new key once; it is to be handed to the partner by a safe way. */
export async function makePartnerKey(ctx: DomainContext, partner: number): Promise<void> {
	const renewed = Number.isSafeInteger(partner) ? await renewPartnerKey(ctx, partner) : null;
	if (!renewed?.ok) throw new Refusal('No partner has that number.');
	console.log(`The key of partner ${partner}, shown this once:\n${renewed.value.key}`);
}

import type { DomainContext } from '#domain/shared/context.ts';
import { issueStamp, openerOf, openerTag } from '#domain/shared/forms/stamp.ts';
import type { SubmissionFailure } from '#domain/shared/forms/submission.ts';
import { WHATEVER_FAILS, withFallback } from '../with-fallback.ts';

/** Why a form that was filled in well was not taken: its stamp, or a surprise on our side. */
export type FormFailure = SubmissionFailure | { kind: 'broken' };

/** What such a form says: `notice` above its fields, or `failed` as a message titled 'Error'; always with a good stamp. */
export type FormRefusal = { status: number; stamp: string; notice: string | null; failed: string | null };

const OPEN_FOR_LONG = 'This page was open for a long time. Please submit again; nothing is lost.';

const STAMP_NOTICES: Record<SubmissionFailure['kind'], { status: number; notice: string }> = {
	'stamp-expired': { status: 400, notice: OPEN_FOR_LONG },
	'stamp-invalid': { status: 400, notice: OPEN_FOR_LONG },
	'stamp-reused': {
		status: 422,
		notice: 'This form was already sent, with other words. To send what stands here now as well, submit once more.',
	},
};

type Broken = { ok: false; kind: 'broken' };

/** A write whose surprise becomes an answer too, so that the form comes back with everything that was typed. */
export const tryStoring = <Outcome>(ctx: DomainContext, write: Promise<Outcome>, what: string) =>
	withFallback<Outcome | Broken>(ctx, write, { ok: false, kind: 'broken' }, `Storing ${what}`, WHATEVER_FAILS);

export const isFormFailure = (outcome: { kind: string }): outcome is FormFailure =>
	outcome.kind === 'broken' || outcome.kind in STAMP_NOTICES;

/** 400 for a stamp that is too old or not ours, 422 for one that was used with other words, 503 where storing failed. */
export function refuseForm(ctx: DomainContext, { kind }: FormFailure, stamp: string, failed: string): FormRefusal {
	if (kind === 'broken') return { status: 503, stamp, notice: null, failed };
	return { ...STAMP_NOTICES[kind], stamp: freshStamp(ctx, stamp), failed: null };
}

/**
 * A stamp of whoever the old one was of. The form has been read and filled in already: its new stamp is not to make the next
 * submit look like a machine's.
 */
function freshStamp({ secret, now, viewer }: DomainContext, old: string): string {
	const since = new Date(now().getTime() - 10_000);
	return issueStamp(secret, since, openerOf(secret, old) ?? openerTag(secret, viewer));
}

import { carryOutDue } from '#domain/desk/deciding/decision-commands.ts';
import { showHidden } from '#domain/moderation/campaigns/hidden-commands.ts';
import type { Core } from '../core.ts';

export type DeskJobParts = Pick<Core, 'db' | 'now' | 'change' | 'report' | 'contextFor'>;

const NO_CLIENT = { network: 'the desk', userAgent: '' };

/** Carries out one decision of the desk whose ten seconds are over. False when none is due. */
export function carryOutNext({ db, now, change, report, contextFor }: DeskJobParts): Promise<boolean> {
	return carryOutDue(
		{ db, now },
		(viewer) => contextFor({ viewer, client: NO_CLIENT }, report),
		({ changes }) => change(changes),
	);
}

/** Shows again what was hidden for a time, of one course. False when nothing is due. */
export async function showNext({ change, report, contextFor }: DeskJobParts): Promise<boolean> {
	const ctx = contextFor({ viewer: { kind: 'visitor' }, client: NO_CLIENT }, report);
	const found = await showHidden(ctx);
	if (found) await change(ctx.changes);
	return found;
}
